# Creating seasons and their settings.
