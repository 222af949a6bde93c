package org.eclipse.tracecompass.tmf.ui.properties;

import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.preference.IPreferenceStore;
import org.eclipse.jface.preference.PreferencePage;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.jface.util.PropertyChangeEvent;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionEvent;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Label;
import org.eclipse.tracecompass.internal.tmf.ui.Texts;
import org.eclipse.tracecompass.internal.tmf.ui.preferences.PatternParts;
import org.eclipse.tracecompass.internal.tmf.ui.preferences.TimeSettings;
import org.eclipse.tracecompass.internal.tmf.ui.preferences.TimestampText;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimePreferencesConstants;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeFormat;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;
import org.eclipse.ui.preferences.ScopedPreferenceStore;

/**
 * How times are written: in all views, and the parts of timestamps in tables of events.
 *
 * @since 9.5.0
 */
public class TmfTimestampFormatPage extends PreferencePage
        implements IWorkbenchPreferencePage, SelectionListener, IPropertyChangeListener {

    private static final String CORE = "org.eclipse.tracecompass.tmf.core";
    private static final long SAMPLE = 1_700_000_000_123_456_789L;
    private static final long SAMPLE_START = SAMPLE - 1_500_000_000L;

    private final Map<TimeFormat, Button> formats = new EnumMap<>(TimeFormat.class);

    /** The choices of parts of timestamps, by key. */
    private final Map<String, Combo> parts = new LinkedHashMap<>();

    private final List<Locale> locales = new ArrayList<>();
    private Combo zone;
    private Combo locale;
    private Label sample;
    private Label timestamp;

    /** Creates the page; the platform initializes it. */
    public TmfTimestampFormatPage() {
        locales.addAll(Arrays.asList(Locale.getAvailableLocales()));
        locales.removeIf(each -> each.toLanguageTag().equals("und"));
        locales.sort(Comparator.comparing(Locale::getDisplayName));
    }

    /** The preferences of the framework, where the parts of timestamps are. */
    @Override
    protected IPreferenceStore doGetPreferenceStore() {
        return new ScopedPreferenceStore(InstanceScope.INSTANCE, CORE);
    }

    @Override
    public void init(IWorkbench workbench) {
        setDescription(org.eclipse.tracecompass.internal.tmf.ui.Messages.Prefs_Description);
    }

    @Override
    protected Control createContents(Composite parent) {
        Composite page = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(5, 10).applyTo(page);
        createTimes(page);
        createTimestamps(page);
        show(TimeDisplay.current(), TimeSettings.parts());
        IPreferenceStore store = getPreferenceStore();
        store.addPropertyChangeListener(this);
        page.addDisposeListener(e -> store.removePropertyChangeListener(this));
        return page;
    }

    private static Group group(Composite page, String title) {
        Group group = new Group(page, SWT.NONE);
        group.setText(title);
        GridLayoutFactory.swtDefaults().numColumns(2).applyTo(group);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(group);
        return group;
    }

    private void createTimes(Composite page) {
        Group group = group(page, org.eclipse.tracecompass.internal.tmf.ui.Messages.Prefs_Times);
        for (TimeFormat format : TimeFormat.OF_TIME) {
            Button button = new Button(group, SWT.RADIO);
            button.setText(PatternParts.nameOf(format));
            button.addSelectionListener(this);
            GridDataFactory.fillDefaults().span(2, 1).applyTo(button);
            formats.put(format, button);
        }
        List<String> names = new ArrayList<>();
        names.add(Messages.TmfTimestampFormatPage_LocalTime);
        names.add("UTC");
        names.addAll(new TreeSet<>(ZoneId.getAvailableZoneIds()));
        zone =
                combo(
                        group,
                        org.eclipse.tracecompass.internal.tmf.ui.Messages.Prefs_Zone,
                        SWT.DROP_DOWN,
                        names);
        zone.addModifyListener(e -> updateSamples());
        sample = sample(group);
    }

    private void createTimestamps(Composite page) {
        Group group =
                group(page, org.eclipse.tracecompass.internal.tmf.ui.Messages.Prefs_Timestamps);
        for (PatternParts part : PatternParts.values()) {
            Combo combo = combo(group, part.label(), SWT.DROP_DOWN | SWT.READ_ONLY, part.names());
            combo.addSelectionListener(this);
            parts.put(part.key(), combo);
        }
        locale =
                combo(
                        group,
                        org.eclipse.tracecompass.internal.tmf.ui.Messages.Prefs_Locale,
                        SWT.DROP_DOWN | SWT.READ_ONLY,
                        locales.stream().map(Locale::getDisplayName).toList());
        locale.addSelectionListener(this);
        timestamp = sample(group);
    }

    private static Combo combo(Composite group, String text, int style, List<String> items) {
        new Label(group, SWT.NONE).setText(text);
        Combo combo = new Combo(group, style);
        combo.setItems(items.toArray(new String[0]));
        GridDataFactory.fillDefaults()
                .hint(240, SWT.DEFAULT)
                .align(SWT.BEGINNING, SWT.CENTER)
                .applyTo(combo);
        return combo;
    }

    private static Label sample(Composite group) {
        Label label = new Label(group, SWT.NONE);
        GridDataFactory.fillDefaults().span(2, 1).grab(true, false).applyTo(label);
        return label;
    }

    // --- the choice

    private void show(TimeDisplay display, Map<String, String> preferences) {
        formats.forEach((format, button) -> button.setSelection(format == display.format()));
        zone.setText(
                display.zone().equals(ZoneId.systemDefault())
                        ? Messages.TmfTimestampFormatPage_LocalTime
                        : display.zone().getId());
        for (PatternParts part : PatternParts.values()) {
            parts.get(part.key()).select(part.indexOf(preferences.get(part.key())));
        }
        String language = preferences.get(ITmfTimePreferencesConstants.LOCALE);
        locale.select(locales.indexOf(Locale.forLanguageTag(language == null ? "" : language)));
        updateSamples();
    }

    private TimeFormat chosenFormat() {
        for (Map.Entry<TimeFormat, Button> entry : formats.entrySet()) {
            if (entry.getValue().getSelection()) {
                return entry.getKey();
            }
        }
        return TimeFormat.DATE;
    }

    /** The id of the chosen zone, empty for that of this machine; null if there is no such zone. */
    private String chosenZone() {
        String text = zone.getText().strip();
        if (text.isEmpty() || text.equals(Messages.TmfTimestampFormatPage_LocalTime)) {
            return "";
        }
        try {
            return ZoneId.of(text).getId();
        } catch (DateTimeException e) {
            return null;
        }
    }

    private Map<String, String> chosenParts() {
        Map<String, String> chosen = new HashMap<>();
        for (PatternParts part : PatternParts.values()) {
            int index = parts.get(part.key()).getSelectionIndex();
            if (index >= 0) {
                chosen.put(part.key(), part.value(index));
            }
        }
        int index = locale.getSelectionIndex();
        if (index >= 0) {
            chosen.put(ITmfTimePreferencesConstants.LOCALE, locales.get(index).toLanguageTag());
        }
        return chosen;
    }

    private void updateSamples() {
        String id = chosenZone();
        setValid(id != null);
        setErrorMessage(
                id == null
                        ? org.eclipse.tracecompass.internal.tmf.ui.Messages.Prefs_BadZone
                        : null);
        TimeFormat format = chosenFormat();
        parts.get(ITmfTimePreferencesConstants.DATIME).setEnabled(format == TimeFormat.DATE);
        if (id == null) {
            return;
        }
        TimeDisplay display = TimeDisplay.of(format.name(), id);
        TimeText text = new TimeText(display.format(), display.zone(), SAMPLE_START);
        sample.setText(
                Texts.bind(
                        org.eclipse.tracecompass.internal.tmf.ui.Messages.Prefs_Sample,
                        text.full(SAMPLE)));
        timestamp.setText(
                Texts.bind(
                        org.eclipse.tracecompass.internal.tmf.ui.Messages.Prefs_Timestamp,
                        TimestampText.of(text, chosenParts()).full(SAMPLE)));
    }

    // --- what the page hears

    @Override
    public void widgetSelected(SelectionEvent e) {
        updateSamples();
    }

    @Override
    public void widgetDefaultSelected(SelectionEvent e) {
        updateSamples();
    }

    /** Shows what others have changed. */
    @Override
    public void propertyChange(PropertyChangeEvent event) {
        if (event.getProperty().startsWith(ITmfTimePreferencesConstants.TIME_FORMAT_PREF)
                && zone != null
                && !zone.isDisposed()) {
            zone.getDisplay()
                    .asyncExec(
                            () -> {
                                if (!zone.isDisposed()) {
                                    show(TimeDisplay.current(), TimeSettings.parts());
                                }
                            });
        }
    }

    @Override
    protected void performDefaults() {
        show(TimeDisplay.standard(), TimeSettings.standardParts());
        super.performDefaults();
    }

    @Override
    protected void performApply() {
        performOk();
    }

    /** Keeps the choice and tells all views. */
    @Override
    public boolean performOk() {
        if (zone == null) {
            return true;
        }
        String id = chosenZone();
        if (id == null) {
            return false;
        }
        TimeSettings.apply(chosenFormat(), id, chosenParts());
        return true;
    }
}
