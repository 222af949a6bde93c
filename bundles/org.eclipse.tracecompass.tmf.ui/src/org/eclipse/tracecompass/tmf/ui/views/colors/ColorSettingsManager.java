package org.eclipse.tracecompass.tmf.ui.views.colors;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.core.runtime.IPath;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.common.core.text.CostlyPatternException;
import org.eclipse.tracecompass.internal.tmf.ui.Activator;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.filter.model.ITmfFilterTreeNode;

/**
 * The colours of events of this workbench. The first setting whose filter lets an event pass is
 * that of the event. They are kept from one start to the next. Thread-safe.
 *
 * @since 0.2.0
 */
public class ColorSettingsManager {

    /** The priority of events for which there is no setting. */
    public static final int PRIORITY_NONE = Integer.MAX_VALUE;

    private static final System.Logger LOGGER = LazyLogger.of(ColorSettingsManager.class);
    private static final String FILE = "color_settings.xml";
    private static final ColorSetting DEFAULT = new ColorSetting(null, null, null, null);
    private static final List<IColorSettingsListener> LISTENERS = new CopyOnWriteArrayList<>();
    private static volatile ColorSetting[] settings;

    /** Settings with a filter that takes too long, until the settings are changed. */
    private static final Set<ColorSetting> COSTLY = ConcurrentHashMap.newKeySet();

    /** Only static methods; open for subclasses, as documented. */
    protected ColorSettingsManager() {}

    private static String file() {
        Activator plugin = Activator.getDefault();
        IPath folder = plugin == null ? null : plugin.getStateLocation();
        return folder == null ? null : folder.append(FILE).toOSString();
    }

    private static ColorSetting[] settings() {
        ColorSetting[] current = settings;
        if (current == null) {
            String file = file();
            current = file == null ? new ColorSetting[0] : ColorSettingsXML.load(file);
            settings = current;
        }
        return current;
    }

    /** The settings, by falling priority; a copy of the array. */
    public static ColorSetting[] getColorSettings() {
        return settings().clone();
    }

    /** Sets and keeps the settings, by falling priority. */
    public static void setColorSettings(ColorSetting[] colorSettings) {
        settings = colorSettings == null ? new ColorSetting[0] : colorSettings.clone();
        COSTLY.clear();
        String file = file();
        if (file != null) {
            ColorSettingsXML.keep(file, settings);
        }
        LISTENERS.forEach(listener -> listener.colorSettingsChanged(getColorSettings()));
    }

    /** The setting of an event; one without colours if there is none. */
    public static ColorSetting getColorSetting(ITmfEvent event) {
        return getColorSetting(getColorSettingPriority(event));
    }

    /**
     * The index of the setting of an event; {@link #PRIORITY_NONE} if there is none. A setting with
     * a filter that takes too long is left out from then on, until the settings are changed; that
     * is logged.
     */
    public static int getColorSettingPriority(ITmfEvent event) {
        ColorSetting[] current = settings();
        for (int i = 0; i < current.length; i++) {
            if (isOf(current[i], event)) {
                return i;
            }
        }
        return PRIORITY_NONE;
    }

    private static boolean isOf(ColorSetting setting, ITmfEvent event) {
        ITmfFilterTreeNode filter = setting.getFilter();
        if (filter == null || COSTLY.contains(setting)) {
            return false;
        }
        try {
            return filter.matches(event);
        } catch (CostlyPatternException e) {
            if (COSTLY.add(setting)) {
                LOGGER.log(System.Logger.Level.WARNING, "Colours are not used: " + e.getMessage());
            }
            return false;
        }
    }

    /** The setting of a priority; one without colours if there is none. */
    public static ColorSetting getColorSetting(int priority) {
        ColorSetting[] current = settings();
        return priority >= 0 && priority < current.length ? current[priority] : DEFAULT;
    }

    /** Adds a listener. */
    public static void addColorSettingsListener(IColorSettingsListener listener) {
        LISTENERS.add(listener);
    }

    /** Removes a listener. */
    public static void removeColorSettingsListener(IColorSettingsListener listener) {
        LISTENERS.remove(listener);
    }
}
