cancelling-done-title = Cancel ho gaya
cancelling-again-text = Yehi order dobara book ho sakta hai. Form hum bhar denge aur fees ka naya hisab hoga.
cancelling-it-is-now = Ab status yeh hai:
cancelling-unknown = Connection toot gaya, is liye abhi maloom nahi ke order cancel hua ya nahi. Befikr ho kar dobara cancel karein: order ek hi baar cancel hoga.
cancelling-again = Aap ne jo select kiya hai woh save hai. Dobara cancel karein.
cancelling-moved-on = Is dauran us ka status badal gaya hai.
