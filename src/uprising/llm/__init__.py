"""Language models at the table: a player for any OpenAI-compatible chat endpoint.

`llm:MODEL` wherever a bot is named, with settings behind a question mark:
`llm:some-model?moves=count&tools=off`. The address and the key come from the environment. Nothing
is sent anywhere unless a game with such a name is played.
"""

from .endpoint import Endpoint, NoEndpoint
from .player import ModelAgent
from .settings import BadSettings, Settings, read_settings


def model_player(asked: str = "") -> ModelAgent:
    """The plug-in `llm:`; what follows it are the model's name and the settings."""
    settings = read_settings(asked)
    return ModelAgent(Endpoint.from_environment(settings.model, settings.seconds), settings)


__all__ = [
    "BadSettings",
    "Endpoint",
    "ModelAgent",
    "NoEndpoint",
    "Settings",
    "model_player",
    "read_settings",
]
