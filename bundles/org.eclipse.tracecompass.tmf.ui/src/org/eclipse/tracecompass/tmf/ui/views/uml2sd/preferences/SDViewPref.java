package org.eclipse.tracecompass.tmf.ui.views.uml2sd.preferences;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.preference.IPreferenceStore;
import org.eclipse.jface.preference.PreferenceConverter;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.jface.util.PropertyChangeEvent;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.FontData;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Display;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.IColor;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.IFont;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.impl.ColorImpl;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.impl.FontImpl;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.util.Messages;
import org.eclipse.ui.preferences.ScopedPreferenceStore;

/**
 * The user's colours and fonts of sequence diagrams, kept in the preferences of this bundle. Each
 * kind of node has a colour that fills, one of lines, one of text, and a font. On the UI thread.
 *
 * @since 9.5.0
 */
public class SDViewPref implements ISDPreferences, IPropertyChangeListener {

    /** Ends the key of a colour that fills. */
    public static final String BACK_COLOR_POSTFIX = "_BACK_COLOR";

    /** Ends the key of a colour of lines. */
    public static final String FORE_COLOR_POSTFIX = "_FORE_COLOR";

    /** Ends the key of a colour of text. */
    public static final String TEXT_COLOR_POSTFIX = "_TEXT_COLOR";

    /** Ends the keys of values that the preference page has not applied yet. */
    public static final String TEMP_TAG = "_TEMP";

    private static final String STORE = "org.eclipse.tracecompass.tmf.ui";
    private static final int STANDARD_LIFELINE_WIDTH = 119;

    private static final String[] FONTS = {
        PREF_LIFELINE,
        PREF_EXEC,
        PREF_SYNC_MESS,
        PREF_SYNC_MESS_RET,
        PREF_ASYNC_MESS,
        PREF_ASYNC_MESS_RET,
        PREF_FRAME,
        PREF_LIFELINE_HEADER,
        PREF_FRAME_NAME
    };

    private static final String[] BACKGROUNDS = {
        PREF_LIFELINE, PREF_EXEC, PREF_FRAME, PREF_LIFELINE_HEADER, PREF_FRAME_NAME
    };

    private static final String[] LINES = {
        PREF_LIFELINE,
        PREF_EXEC,
        PREF_SYNC_MESS,
        PREF_SYNC_MESS_RET,
        PREF_ASYNC_MESS,
        PREF_ASYNC_MESS_RET,
        PREF_FRAME,
        PREF_LIFELINE_HEADER,
        PREF_FRAME_NAME
    };

    private static final String[] TEXTS = {
        PREF_LIFELINE,
        PREF_SYNC_MESS,
        PREF_SYNC_MESS_RET,
        PREF_ASYNC_MESS,
        PREF_ASYNC_MESS_RET,
        PREF_LIFELINE_HEADER,
        PREF_FRAME_NAME
    };

    private static SDViewPref instance;

    private final IPreferenceStore store;
    private final Map<String, IFont> fonts = new HashMap<>();
    private final Map<String, IColor> lines = new HashMap<>();
    private final Map<String, IColor> backgrounds = new HashMap<>();
    private final Map<String, IColor> texts = new HashMap<>();
    private final List<IPropertyChangeListener> listeners = new CopyOnWriteArrayList<>();
    private IColor timeSelection;
    private boolean noFocusSelection;

    /** Reads the preferences; use {@link #getInstance()}. */
    protected SDViewPref() {
        store = new ScopedPreferenceStore(InstanceScope.INSTANCE, STORE);
        setDefaults();
        read();
        store.addPropertyChangeListener(this);
    }

    private void setDefaults() {
        store.setDefault(PREF_LINK_FONT, true);
        store.setDefault(PREF_EXCLUDE_EXTERNAL_TIME, true);
        store.setDefault(PREF_USE_GRADIENT, false);
        store.setDefault(PREF_LIFELINE_WIDTH, STANDARD_LIFELINE_WIDTH);
        store.setDefault(PREF_TOOLTIP, true);
        FontData[] standard = Display.getDefault().getSystemFont().getFontData();
        for (String id : FONTS) {
            PreferenceConverter.setDefault(store, id, standard);
            PreferenceConverter.setDefault(store, id + TEMP_TAG, standard);
        }
        for (String id : BACKGROUNDS) {
            setDefault(id + BACK_COLOR_POSTFIX, background(id));
        }
        for (String id : LINES) {
            setDefault(id + FORE_COLOR_POSTFIX, line(id));
        }
        for (String id : TEXTS) {
            setDefault(id + TEXT_COLOR_POSTFIX, new RGB(32, 36, 42));
        }
        setDefault(PREF_TIME_COMP, new RGB(98, 140, 190));
    }

    private void setDefault(String key, RGB color) {
        PreferenceConverter.setDefault(store, key, color);
        PreferenceConverter.setDefault(store, key + TEMP_TAG, color);
    }

    private static RGB background(String id) {
        return switch (id) {
            case PREF_LIFELINE_HEADER -> new RGB(222, 232, 244);
            case PREF_EXEC -> new RGB(180, 208, 236);
            case PREF_FRAME_NAME -> new RGB(236, 238, 242);
            default -> new RGB(255, 255, 255);
        };
    }

    private static RGB line(String id) {
        return switch (id) {
            case PREF_SYNC_MESS, PREF_SYNC_MESS_RET -> new RGB(134, 64, 160);
            case PREF_ASYNC_MESS, PREF_ASYNC_MESS_RET -> new RGB(30, 96, 170);
            case PREF_EXEC -> new RGB(90, 130, 176);
            default -> new RGB(150, 158, 168);
        };
    }

    private void read() {
        Display display = Display.getDefault();
        for (String id : FONTS) {
            replace(fonts.put(id, new FontImpl(display, font(id))));
        }
        for (String id : BACKGROUNDS) {
            backgrounds.put(id, color(display, id + BACK_COLOR_POSTFIX));
        }
        for (String id : LINES) {
            lines.put(id, color(display, id + FORE_COLOR_POSTFIX));
        }
        for (String id : TEXTS) {
            texts.put(id, color(display, id + TEXT_COLOR_POSTFIX));
        }
        timeSelection = color(display, PREF_TIME_COMP);
    }

    private static void replace(IFont old) {
        if (old != null) {
            old.dispose();
        }
    }

    private FontData font(String id) {
        return PreferenceConverter.getFontData(store, id);
    }

    private IColor color(Display display, String key) {
        return new ColorImpl(display, PreferenceConverter.getColor(store, key));
    }

    /** The preferences of the user. */
    public static synchronized SDViewPref getInstance() {
        if (instance == null) {
            instance = new SDViewPref();
        }
        return instance;
    }

    /** Where the preferences are kept. */
    public IPreferenceStore getPreferenceStore() {
        return store;
    }

    /** Reads all preferences again and tells the listeners that they changed. */
    public void apply() {
        read();
        PropertyChangeEvent all = new PropertyChangeEvent(this, "PREFOK", null, null);
        listeners.forEach(listener -> listener.propertyChange(all));
    }

    @Override
    public IColor getForeGroundColor(String prefName) {
        return or(lines.get(prefName), lines.get(PREF_LIFELINE));
    }

    @Override
    public IColor getBackGroundColor(String prefName) {
        return or(backgrounds.get(prefName), backgrounds.get(PREF_FRAME));
    }

    @Override
    public IColor getFontColor(String prefName) {
        return or(texts.get(prefName), texts.get(PREF_LIFELINE));
    }

    private static IColor or(IColor color, IColor other) {
        return color == null ? other : color;
    }

    @Override
    public IColor getForeGroundColorSelection() {
        return ColorImpl.getSystemColor(SWT.COLOR_LIST_SELECTION_TEXT);
    }

    @Override
    public IColor getBackGroundColorSelection() {
        return ColorImpl.getSystemColor(
                noFocusSelection ? SWT.COLOR_GRAY : SWT.COLOR_LIST_SELECTION);
    }

    @Override
    public IFont getFont(String prefName) {
        IFont font = fonts.get(prefName);
        return font == null ? FontImpl.getSystemFont() : font;
    }

    /** The width of a lifeline in pixels. */
    public int getLifelineWidth() {
        return store.getInt(PREF_LIFELINE_WIDTH);
    }

    /** Whether fonts grow and shrink with the zoom. */
    public boolean fontLinked() {
        return store.getBoolean(PREF_LINK_FONT);
    }

    /** Whether there are tooltips. */
    public boolean tooltipEnabled() {
        return store.getBoolean(PREF_TOOLTIP);
    }

    /** Whether times of the surroundings are left out of the time bar. */
    public boolean excludeExternalTime() {
        return store.getBoolean(PREF_EXCLUDE_EXTERNAL_TIME);
    }

    @Override
    public boolean useGradienColor() {
        return store.getBoolean(PREF_USE_GRADIENT);
    }

    @Override
    public IColor getTimeCompressionSelectionColor() {
        return timeSelection;
    }

    /** Adds a listener for changes of preferences. */
    public void addPropertyChangeListener(IPropertyChangeListener listener) {
        if (!listeners.contains(listener)) {
            listeners.add(listener);
        }
    }

    /** Removes a listener. */
    public void removePropertyChangeListener(IPropertyChangeListener listener) {
        listeners.remove(listener);
    }

    /** A preference changed in the store: its colour or font is read, and listeners are told. */
    @Override
    public void propertyChange(PropertyChangeEvent event) {
        if (event.getProperty().startsWith("PREF_") && !event.getProperty().endsWith(TEMP_TAG)) {
            read();
            listeners.forEach(listener -> listener.propertyChange(event));
        }
    }

    /** Draws selections faintly, as in a view without the focus. */
    public void setNoFocusSelection(boolean v) {
        noFocusSelection = v;
    }

    /** The fonts by their preference. */
    protected Map<String, IFont> getFontPref() {
        return fonts;
    }

    /** The colours of lines by their preference. */
    public Map<String, IColor> getForeColorPref() {
        return lines;
    }

    /** The colours that fill by their preference. */
    public Map<String, IColor> getBackColorPref() {
        return backgrounds;
    }

    /** The colours of texts by their preference. */
    public Map<String, IColor> getTextColorPref() {
        return texts;
    }

    /** Where the preferences are kept. */
    public IPreferenceStore getPrefStore() {
        return store;
    }

    /** Whether selections are drawn faintly. */
    public boolean isNoFocusSelection() {
        return noFocusSelection;
    }

    /** The preferences that have a font. */
    public static String[] getFontList() {
        return FONTS.clone();
    }

    /** What users call the preferences that have a font, in the same order. */
    public static String[] getFontList2() {
        return new String[] {
            Messages.SequenceDiagram_Lifeline,
            Messages.SequenceDiagram_ExecutionOccurrence,
            Messages.SequenceDiagram_SyncMessage,
            Messages.SequenceDiagram_SyncMessageReturn,
            Messages.SequenceDiagram_AsyncMessage,
            Messages.SequenceDiagram_AsyncMessageReturn,
            Messages.SequenceDiagram_Frame,
            Messages.SequenceDiagram_LifelineHeader,
            Messages.SequenceDiagram_FrameTitle
        };
    }

    /** The preferences that have a colour that fills. */
    public static String[] getPrefBackColorList() {
        return BACKGROUNDS.clone();
    }

    /** The preferences that have a colour of lines. */
    public static String[] getPrefForeColorList() {
        return LINES.clone();
    }

    /** The preferences that have a colour of text. */
    public static String[] getPrefTextColorList() {
        return TEXTS.clone();
    }
}
