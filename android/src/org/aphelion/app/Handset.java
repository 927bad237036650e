package org.aphelion.app;

import android.app.Activity;
import android.content.ActivityNotFoundException;
import android.content.ClipData;
import android.content.Context;
import android.content.Intent;
import android.media.AudioManager;
import android.net.Uri;
import android.os.Build;
import android.os.VibrationEffect;
import android.os.Vibrator;
import android.view.WindowManager;
import android.webkit.MimeTypeMap;
import androidx.core.content.FileProvider;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.StandardCopyOption;
import java.util.Locale;

/** What core/handset/android_handset.cpp asks of the phone. Touches are numbered as there: light, firm, twice. */
public final class Handset {
    private static final String FILES = ".files"; // of the FileProvider in the manifest
    private static final String LENT = "shared"; // the one folder of the cache that it lends from
    private static final long[][] PATTERNS = {{0, 12}, {0, 28}, {0, 28, 90, 28}};

    private Handset() {}

    public static void stayAwake(Activity activity, boolean on) {
        setFlag(activity, WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON, on);
    }

    public static void keepPrivate(Activity activity, boolean on) {
        setFlag(activity, WindowManager.LayoutParams.FLAG_SECURE, on);
    }

    public static boolean canFeel(Activity activity) {
        Vibrator vibrator = vibrator(activity);
        return vibrator != null && vibrator.hasVibrator();
    }

    public static void feel(Activity activity, int touch) {
        if (!canFeel(activity) || touch < 0 || touch >= PATTERNS.length) {
            return;
        }
        Vibrator vibrator = vibrator(activity);
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.Q) {
            vibrator.vibrate(VibrationEffect.createPredefined(predefined(touch)));
        } else if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.O) {
            vibrator.vibrate(VibrationEffect.createWaveform(PATTERNS[touch], -1));
        } else {
            vibrator.vibrate(PATTERNS[touch], -1);
        }
    }

    /** Not while the phone is set to silent or to vibrate: Qt plays as media, which the ringer's switch does not quiet. */
    public static boolean mayBeHeard(Activity activity) {
        AudioManager audio = (AudioManager) activity.getSystemService(Context.AUDIO_SERVICE);
        return audio != null && audio.getRingerMode() == AudioManager.RINGER_MODE_NORMAL;
    }

    public static boolean share(Activity activity, String text) {
        return choose(activity, new Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, text));
    }

    public static boolean shareFile(Activity activity, String path) {
        Uri uri;
        try {
            uri = FileProvider.getUriForFile(activity, activity.getPackageName() + FILES, lent(activity, new File(path)));
        } catch (IOException cannotBeRead) {
            return false;
        }
        Intent intent = new Intent(Intent.ACTION_SEND).setType(typeOf(path)).putExtra(Intent.EXTRA_STREAM, uri);
        intent.setClipData(ClipData.newRawUri(null, uri)); // or the chooser may not read it
        return choose(activity, intent.addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION));
    }

    /** A copy where another app may read it; the system empties that folder when it needs room. */
    private static File lent(Activity activity, File file) throws IOException {
        File folder = new File(activity.getCacheDir(), LENT);
        folder.mkdirs();
        File copy = new File(folder, file.getName());
        Files.copy(file.toPath(), copy.toPath(), StandardCopyOption.REPLACE_EXISTING);
        return copy;
    }

    private static void setFlag(Activity activity, int flag, boolean on) {
        activity.runOnUiThread(() -> activity.getWindow().setFlags(on ? flag : 0, flag));
    }

    private static Vibrator vibrator(Activity activity) {
        return (Vibrator) activity.getSystemService(Context.VIBRATOR_SERVICE);
    }

    private static int predefined(int touch) {
        switch (touch) {
            case 0:
                return VibrationEffect.EFFECT_TICK;
            case 1:
                return VibrationEffect.EFFECT_HEAVY_CLICK;
            default:
                return VibrationEffect.EFFECT_DOUBLE_CLICK;
        }
    }

    private static String typeOf(String path) {
        String ending = path.substring(path.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        String type = MimeTypeMap.getSingleton().getMimeTypeFromExtension(ending);
        return type != null ? type : "application/octet-stream";
    }

    private static boolean choose(Activity activity, Intent intent) {
        try {
            activity.startActivity(Intent.createChooser(intent, null));
            return true;
        } catch (ActivityNotFoundException nobodyTakesIt) {
            return false;
        }
    }
}
