"""What belongs to a person: keys, devices, passkeys, mail and push."""
