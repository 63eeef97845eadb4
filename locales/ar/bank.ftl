## The page of the sandbox's bank

bank-title = بنك تجريبي
bank-asks = يطلب { -brand-name } مبلغ
bank-card = من بطاقتك المنتهية بالأرقام { $digits }. هل أنت من يدفع؟
bank-approve = موافقة
bank-decline = رفض
bank-leave = المغادرة دون إجابة
bank-over = سبقت الإجابة عن هذا السؤال أو طال انتظاره أكثر من اللازم.
bank-back = العودة إلى { -brand-name }
bank-note = صفحة للتجربة: لا تُحوَّل أي أموال.
