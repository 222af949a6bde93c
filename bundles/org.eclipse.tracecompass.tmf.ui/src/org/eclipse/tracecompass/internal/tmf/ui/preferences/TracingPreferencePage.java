package org.eclipse.tracecompass.internal.tmf.ui.preferences;

import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.preference.PreferencePage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.Texts;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeFormat;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.ui.jobs.Background;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;

/** The page of the preferences: how times are written, the theme, and the cache. */
public final class TracingPreferencePage extends PreferencePage
        implements IWorkbenchPreferencePage {

    private static final long SAMPLE = 1_700_000_000_123_456_789L;
    private static final long SAMPLE_START = SAMPLE - 1_500_000_000L;

    private final Map<TimeFormat, Button> formats = new EnumMap<>(TimeFormat.class);
    private @Nullable Combo zone;
    private @Nullable Label sample;
    private @Nullable Combo theme;
    private @Nullable Label cacheSize;

    @Override
    public void init(@Nullable IWorkbench workbench) {
        setDescription(Messages.Prefs_Description);
        noDefaultAndApplyButton();
    }

    @Override
    protected Control createContents(@Nullable Composite parent) {
        Composite page = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(5, 10).applyTo(page);
        createTimes(page);
        createTheme(page);
        createCache(page);
        updateSample();
        return page;
    }

    private static Group group(Composite page, String title, int columns) {
        Group group = new Group(page, SWT.NONE);
        group.setText(title);
        GridLayoutFactory.swtDefaults().numColumns(columns).applyTo(group);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(group);
        return group;
    }

    private void createTimes(Composite page) {
        Group group = group(page, Messages.Prefs_Times, 2);
        TimeDisplay display = TimeDisplay.current();
        for (TimeFormat format : TimeFormat.OF_TIME) {
            Button button = new Button(group, SWT.RADIO);
            button.setText(
                    switch (format) {
                        case DATE -> Messages.Prefs_Date;
                        case SECONDS -> Messages.Prefs_Seconds;
                        case RELATIVE, NUMBER, CYCLES -> Messages.Prefs_Relative;
                    });
            button.setSelection(format == display.format());
            button.addListener(SWT.Selection, e -> updateSample());
            GridDataFactory.fillDefaults().span(2, 1).applyTo(button);
            formats.put(format, button);
        }
        new Label(group, SWT.NONE).setText(Messages.Prefs_Zone);
        Combo zones = new Combo(group, SWT.DROP_DOWN);
        List<String> names = new ArrayList<>();
        names.add(Messages.Prefs_LocalZone);
        names.add("UTC");
        names.addAll(new TreeSet<>(ZoneId.getAvailableZoneIds()));
        zones.setItems(names.toArray(new String[0]));
        zones.setText(
                display.zone().equals(ZoneId.systemDefault())
                        ? names.get(0)
                        : display.zone().getId());
        zones.addListener(SWT.Modify, e -> updateSample());
        GridDataFactory.fillDefaults()
                .hint(240, SWT.DEFAULT)
                .align(SWT.BEGINNING, SWT.CENTER)
                .applyTo(zones);
        zone = zones;
        Label example = new Label(group, SWT.NONE);
        GridDataFactory.fillDefaults().span(2, 1).grab(true, false).applyTo(example);
        sample = example;
    }

    private void createTheme(Composite page) {
        Group group = group(page, Messages.Prefs_Theme, 2);
        new Label(group, SWT.NONE).setText(Messages.Prefs_ThemeLabel);
        Combo choice = new Combo(group, SWT.DROP_DOWN | SWT.READ_ONLY);
        choice.setItems(Messages.Prefs_Light, Messages.Prefs_Dark);
        choice.select(ThemeChoice.current().ordinal());
        theme = choice;
    }

    private void createCache(Composite page) {
        Group group = group(page, Messages.Prefs_Cache, 3);
        Label about = new Label(group, SWT.WRAP);
        about.setText(Messages.Prefs_CacheAbout);
        GridDataFactory.fillDefaults()
                .span(3, 1)
                .grab(true, false)
                .hint(360, SWT.DEFAULT)
                .applyTo(about);
        Text path = new Text(group, SWT.READ_ONLY | SWT.BORDER);
        path.setText(cache().path().toString());
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).applyTo(path);
        Label size = new Label(group, SWT.NONE);
        size.setText("…");
        GridDataFactory.fillDefaults()
                .hint(80, SWT.DEFAULT)
                .align(SWT.FILL, SWT.CENTER)
                .applyTo(size);
        cacheSize = size;
        Button clear = new Button(group, SWT.PUSH);
        clear.setText(Messages.Prefs_Clear);
        clear.addListener(SWT.Selection, e -> clearCache());
        measureCache();
    }

    private static AnalysisCache cache() {
        Path temporary = Path.of(TmfTraceManager.getTemporaryDirPath());
        Path parent = temporary.getParent();
        return new AnalysisCache(parent == null ? temporary : parent);
    }

    private void measureCache() {
        Label label = cacheSize;
        if (label != null && !label.isDisposed()) {
            Display display = label.getDisplay();
            Background.run(
                    Messages.Prefs_MeasureJob,
                    monitor -> {
                        String size = Texts.size(cache().size());
                        display.asyncExec(
                                () -> {
                                    if (!label.isDisposed()) {
                                        label.setText(size);
                                    }
                                });
                    });
        }
    }

    private void clearCache() {
        Set<Path> kept = new LinkedHashSet<>();
        for (ITmfTrace opened : TmfTraceManager.getInstance().getOpenedTraces()) {
            for (ITmfTrace trace : TmfTraceManager.getTraceSetWithExperiment(opened)) {
                kept.add(Path.of(TmfTraceManager.getSupplementaryFileDir(trace)).normalize());
            }
        }
        Background.run(
                Messages.Prefs_ClearJob,
                monitor -> {
                    cache().clear(kept);
                    measureCache();
                });
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
    private @Nullable String chosenZone() {
        Combo zones = zone;
        String text = zones == null ? "" : zones.getText().strip();
        if (text.isEmpty() || text.equals(Messages.Prefs_LocalZone)) {
            return "";
        }
        try {
            return ZoneId.of(text).getId();
        } catch (DateTimeException e) {
            return null;
        }
    }

    private void updateSample() {
        String id = chosenZone();
        setValid(id != null);
        setErrorMessage(id == null ? Messages.Prefs_BadZone : null);
        Label label = sample;
        if (label != null && id != null) {
            TimeDisplay display = TimeDisplay.of(chosenFormat().name(), id);
            TimeText text = new TimeText(display.format(), display.zone(), SAMPLE_START);
            label.setText(Texts.bind(Messages.Prefs_Sample, text.full(SAMPLE)));
        }
    }

    @Override
    public boolean performOk() {
        String id = chosenZone();
        if (id == null) {
            return false;
        }
        TimeSettings.apply(chosenFormat(), id);
        Combo choice = theme;
        if (choice != null && choice.getSelectionIndex() >= 0) {
            ThemeChoice.values()[choice.getSelectionIndex()].choose(getShell());
        }
        return true;
    }
}
