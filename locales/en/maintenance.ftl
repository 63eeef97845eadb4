## The page while the portal is closed

maintenance-planned-title = We are working on the portal
maintenance-planned-text = We’re carrying out planned maintenance. Your orders are safe, and riders continue with the orders they have.
maintenance-unplanned-title = The portal is not working at the moment
maintenance-unplanned-text = Something broke on our side, and we’re fixing it. Your orders are safe, and riders continue with the orders they have.
maintenance-kept = What you typed is kept. You don’t have to reload: this page continues by itself within five minutes of the end.
