## Making an account of a guest

stay-title = احتفظ بطلباتك في حساب
stay-lead = اختر كلمة مرور ليصبح لديك حساب: ستجد فيه الطلبات التي قدّمتها كضيف مع تتبّعها وسجلّها وإيصالاتها.
stay-name = اسم نشاطك التجاري أو اسمك
stay-name-missing = أدخِل اسمًا للحساب.
stay-not-now = ليس الآن
