package org.eclipse.tracecompass.internal.tmf.ui.preferences;

import java.util.LinkedHashSet;
import java.util.Set;
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
import org.eclipse.tracecompass.tmf.core.trace.AnalysisCache;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.jobs.Background;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;

/** The page of the preferences: the theme and the cache. Pages below it have the rest. */
public final class TracingPreferencePage extends PreferencePage
        implements IWorkbenchPreferencePage {

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
        createTheme(page);
        createCache(page);
        return page;
    }

    private static Group group(Composite page, String title, int columns) {
        Group group = new Group(page, SWT.NONE);
        group.setText(title);
        GridLayoutFactory.swtDefaults().numColumns(columns).applyTo(group);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(group);
        return group;
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
        path.setText(AnalysisCache.ofUser().path().toString());
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

    private void measureCache() {
        Label label = cacheSize;
        if (label != null && !label.isDisposed()) {
            Display display = label.getDisplay();
            Background.run(
                    Messages.Prefs_MeasureJob,
                    monitor -> {
                        String size = Texts.size(AnalysisCache.ofUser().size());
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
        Set<ITmfTrace> open = new LinkedHashSet<>();
        for (ITmfTrace opened : TmfTraceManager.getInstance().getOpenedTraces()) {
            open.addAll(TmfTraceManager.getTraceSetWithExperiment(opened));
        }
        Background.run(
                Messages.Prefs_ClearJob,
                monitor -> {
                    AnalysisCache.ofUser().clear(open);
                    measureCache();
                });
    }

    @Override
    public boolean performOk() {
        Combo choice = theme;
        if (choice != null && choice.getSelectionIndex() >= 0) {
            ThemeChoice.values()[choice.getSelectionIndex()].choose(getShell());
        }
        return true;
    }
}
