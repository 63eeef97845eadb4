## The page while the portal is closed

maintenance-planned-title = We are working on the portal
maintenance-planned-text = Planned maintenance is under way. Nothing is wrong: your orders are safe, and riders go on with those they have.
maintenance-unplanned-title = The portal is not working at the moment
maintenance-unplanned-text = Something broke on our side, and we are repairing it. Your orders are safe, and riders go on with those they have.
maintenance-kept = What you typed is kept. You do not have to reload: this page goes on by itself, within five minutes of the end.
