maintenance-planned-title = Portalda çalışma yapıyoruz
maintenance-planned-text = Planlı bakım yapıyoruz. Siparişleriniz güvende, kuryeler ellerindeki siparişlerle ilgilenmeye devam ediyor.
maintenance-unplanned-title = Portal şu anda çalışmıyor
maintenance-unplanned-text = Bizden kaynaklanan bir sorun oluştu ve gideriyoruz. Siparişleriniz güvende, kuryeler ellerindeki siparişlerle ilgilenmeye devam ediyor.
maintenance-kept = Yazdıklarınız korunuyor. Sayfayı yenilemeniz gerekmez: çalışma bittikten sonra beş dakika içinde kendiliğinden devam eder.
