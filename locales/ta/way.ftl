way-from = எங்கிருந்து
way-to = எங்கு
way-bicycle = சைக்கிள்
way-motorbike = மோட்டார்சைக்கிள்
way-car = கார்
way-pin-collection = எடுக்கும் இடம்: { $name }
way-pin-rider = ரைடர்: { $name }
way-map = விநியோகத்தின் வரைபடம்
