## The walkthrough of a first visit

welcome-title = مرحبًا بك في { -brand-name }
welcome-text = أرسل طلباتك مع مندوب، وتابعها دقيقة بدقيقة حتى تصل. خطوتان تكفيان.
welcome-details-title = أضف تفاصيل الطلب
welcome-details-text = حدّد الوجهة ومن يستلم. تظهر المسافة ووقت الاستلام المتوقع والرسوم أثناء الكتابة، قبل أن تؤكّد أي شيء.
welcome-request-title = اطلب مندوبًا
welcome-request-text = زر واحد يرسل الطلب. يبدأ البحث عن مندوب فورًا، وتعرض صفحة «تتبّع الطلبات» الطريق حتى الباب.
welcome-skip = تخطٍّ
welcome-next = التالي
welcome-start = ابدأ
welcome-step = الشاشة { $number } من { $all }
