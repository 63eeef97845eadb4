## The page while the portal is closed

maintenance-planned-title = نعمل الآن على تحسين البوابة
maintenance-planned-text = نُجري صيانة مخططًا لها. طلباتك محفوظة، والمندوبون يواصلون توصيل ما لديهم.
maintenance-unplanned-title = البوابة لا تعمل في الوقت الحالي
maintenance-unplanned-text = حدث عطل من جهتنا ونعمل على إصلاحه. طلباتك محفوظة، والمندوبون يواصلون توصيل ما لديهم.
maintenance-kept = ما كتبته محفوظ. لا حاجة إلى إعادة تحميل الصفحة: ستعود تلقائيًا خلال خمس دقائق من انتهاء الصيانة.
