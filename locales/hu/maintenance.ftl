maintenance-planned-title = Dolgozunk a portálon
maintenance-planned-text = Tervezett karbantartást végzünk. A rendelései biztonságban vannak, a futárok folytatják a náluk lévő rendeléseket.
maintenance-unplanned-title = A portál jelenleg nem működik
maintenance-unplanned-text = Hiba történt a rendszerünkben, a javításán dolgozunk. A rendelései biztonságban vannak, a futárok folytatják a náluk lévő rendeléseket.
maintenance-kept = Amit beírt, megmaradt. Nem kell újratöltenie: ez az oldal a leállás vége után öt percen belül magától folytatódik.
