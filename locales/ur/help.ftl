help-open = مدد
help-title = ہیلپ سینٹر
help-close =
    .aria-label = ہیلپ سینٹر بند کریں
help-back = واپس
help-center-failed = ہیلپ سینٹر لوڈ کرتے ہوئے خرابی ہوئی۔
