# Zapisy, rozstawienie i rundy.
