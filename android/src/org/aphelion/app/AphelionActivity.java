package org.aphelion.app;

import android.content.res.Configuration;
import android.graphics.Insets;
import android.graphics.drawable.GradientDrawable;
import android.os.Build;
import android.os.Bundle;
import android.view.View;
import android.view.Window;
import android.view.WindowInsets;
import android.view.WindowInsetsController;
import java.lang.ref.WeakReference;
import org.qtproject.qt.android.bindings.QtActivity;

/**
 * Qt's activity in our own dark dress, within the system's bars. From Android 15 on the system puts every app under its
 * bars; Qt 6.8 does not look after that, so Qt is given the room between them here, and the bars stand on our background.
 */
public class AphelionActivity extends QtActivity {
    private static WeakReference<AphelionActivity> current = new WeakReference<>(null);

    private int top;
    private int bottom;
    private boolean light;

    @Override
    public void onCreate(Bundle state) {
        setTheme(R.style.Aphelion); // or Qt takes the system's, which may be white
        top = bottom = getColor(R.color.background);
        super.onCreate(state);
        current = new WeakReference<>(this);
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.VANILLA_ICE_CREAM) {
            findViewById(android.R.id.content).setOnApplyWindowInsetsListener(AphelionActivity::stayBetween);
        }
    }

    @Override
    public void onConfigurationChanged(Configuration configuration) {
        super.onConfigurationChanged(configuration); // where Qt sets the bars by the system's theme, not by ours
        paint();
    }

    /** Called by qml/app/system_bars.cpp when the app's theme changes. */
    public static void paintBars(int top, int bottom, boolean light) {
        AphelionActivity activity = current.get();
        if (activity != null) {
            activity.runOnUiThread(() -> activity.paint(top, bottom, light));
        }
    }

    private static WindowInsets stayBetween(View content, WindowInsets insets) {
        Insets taken = insets.getInsets(
                WindowInsets.Type.systemBars() | WindowInsets.Type.displayCutout() | WindowInsets.Type.ime());
        content.setPadding(taken.left, taken.top, taken.right, taken.bottom);
        return WindowInsets.CONSUMED;
    }

    private void paint(int top, int bottom, boolean light) {
        this.top = top;
        this.bottom = bottom;
        this.light = light;
        paint();
    }

    private void paint() {
        Window window = getWindow();
        window.setBackgroundDrawable(
                new GradientDrawable(GradientDrawable.Orientation.TOP_BOTTOM, new int[] {top, bottom}));
        window.setStatusBarColor(top); // up to Android 14
        window.setNavigationBarColor(bottom);
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.R) {
            int both = WindowInsetsController.APPEARANCE_LIGHT_STATUS_BARS
                    | WindowInsetsController.APPEARANCE_LIGHT_NAVIGATION_BARS;
            window.getInsetsController().setSystemBarsAppearance(light ? both : 0, both);
        } else {
            View view = window.getDecorView();
            int both = View.SYSTEM_UI_FLAG_LIGHT_STATUS_BAR | View.SYSTEM_UI_FLAG_LIGHT_NAVIGATION_BAR;
            int others = view.getSystemUiVisibility() & ~both;
            view.setSystemUiVisibility(light ? others | both : others);
        }
    }
}
