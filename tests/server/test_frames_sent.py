"""What is sent is what is documented, however it was written."""

import msgspec

from uprising import wire


def test_a_frame_sent_has_the_fields_of_a_frame_in_their_order() -> None:
    for sent, seen in ((wire.FrameSent, wire.Frame), (wire.AskSent, wire.AskSeen)):
        assert sent.__struct_fields__ == seen.__struct_fields__
        assert sent.__struct_config__.tag == seen.__struct_config__.tag


def test_no_field_of_a_frame_sent_is_left_to_a_default() -> None:
    for sent in (wire.FrameSent, wire.AskSent):
        assert [field.name for field in msgspec.structs.fields(sent) if not field.required] == []
