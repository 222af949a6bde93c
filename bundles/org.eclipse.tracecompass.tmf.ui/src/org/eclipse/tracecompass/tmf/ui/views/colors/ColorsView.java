package org.eclipse.tracecompass.tmf.ui.views.colors;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.Texts;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileKind;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileQuestion;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileQuestion.Purpose;
import org.eclipse.tracecompass.tmf.ui.views.TmfView;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets.TimeGraphColorScheme;

/**
 * Edits the colours of events. The first setting whose filter lets an event pass is that of the
 * event. Changes are kept and shown in all tables of events at once.
 *
 * @since 9.5.0
 */
public class ColorsView extends TmfView {

    /** The id of the view. */
    public static final String ID = "org.eclipse.linuxtools.tmf.ui.views.colors";

    private static final FileKind XML = new FileKind(".xml", "XML");

    /** The window. */
    protected Shell fShell;

    /** Scrolls the list. */
    protected ScrolledComposite fScrolledComposite;

    /** Has a row for each setting. */
    protected Composite fListComposite;

    /** Stands below the last row; says how to begin where there is none. */
    protected Composite fFillerComposite;

    /** The row that actions are about; null if there is none. */
    protected ColorSettingRow fSelectedRow;

    /** The colours of time graphs, from which marks of new settings get theirs. */
    protected TimeGraphColorScheme traceColorScheme;

    /** Adds a setting. */
    protected Action fAddAction;

    /** Deletes the selected setting. */
    protected Action fDeleteAction;

    /** Raises the priority of the selected setting. */
    protected Action fMoveUpAction;

    /** Lowers the priority of the selected setting. */
    protected Action fMoveDownAction;

    /** Adds the settings of a file. */
    protected Action fImportAction;

    /** Writes all settings to a file. */
    protected Action fExportAction;

    /** The settings, by falling priority. */
    protected List<ColorSetting> fColorSettings;

    private final IColorSettingsListener listener = this::settingsChanged;
    private boolean saving;

    /** Creates the view. */
    public ColorsView() {
        super("Colors");
    }

    @Override
    public void createPartControl(Composite parent) {
        super.createPartControl(parent);
        fShell = parent.getShell();
        traceColorScheme = new TimeGraphColorScheme();
        fColorSettings = new ArrayList<>(Arrays.asList(ColorSettingsManager.getColorSettings()));
        parent.setLayout(new FillLayout());
        fScrolledComposite = new ScrolledComposite(parent, SWT.V_SCROLL | SWT.H_SCROLL);
        fScrolledComposite.setExpandHorizontal(true);
        fScrolledComposite.setExpandVertical(true);
        fListComposite = new Composite(fScrolledComposite, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 1).applyTo(fListComposite);
        fScrolledComposite.setContent(fListComposite);
        createActions();
        refresh();
        ColorSettingsManager.addColorSettingsListener(listener);
    }

    private void createActions() {
        fAddAction = RunAction.push(Messages.Colors_Add, "filter.svg", this::add);
        fDeleteAction = RunAction.push(Messages.Colors_Delete, "clear.svg", this::delete);
        fMoveUpAction = RunAction.push(Messages.Colors_Up, "previous.svg", () -> move(-1));
        fMoveDownAction = RunAction.push(Messages.Colors_Down, "next.svg", () -> move(1));
        fImportAction = RunAction.push(Messages.Colors_Import, null, this::importSettings);
        fExportAction = RunAction.push(Messages.Colors_Export, null, this::exportSettings);
        IToolBarManager bar = getViewSite().getActionBars().getToolBarManager();
        bar.add(fAddAction);
        bar.add(fDeleteAction);
        bar.add(fMoveUpAction);
        bar.add(fMoveDownAction);
        IMenuManager menu = getViewSite().getActionBars().getMenuManager();
        menu.add(fImportAction);
        menu.add(fExportAction);
    }

    @Override
    public void setFocus() {
        fScrolledComposite.setFocus();
    }

    /** Shows the settings anew. On the UI thread. */
    public void refresh() {
        ColorSetting selected = fSelectedRow == null ? null : fSelectedRow.setting();
        fSelectedRow = null;
        for (Control child : fListComposite.getChildren()) {
            child.dispose();
        }
        for (ColorSetting setting : fColorSettings) {
            ColorSettingRow row =
                    new ColorSettingRow(fListComposite, setting, this::choose, this::save);
            GridDataFactory.fillDefaults().grab(true, false).applyTo(row);
            if (setting == selected) {
                choose(row);
            }
        }
        fFillerComposite = new Composite(fListComposite, SWT.NONE);
        GridLayoutFactory.swtDefaults().applyTo(fFillerComposite);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(fFillerComposite);
        if (fColorSettings.isEmpty()) {
            Label hint = new Label(fFillerComposite, SWT.WRAP);
            hint.setText(Messages.Colors_Hint);
            GridDataFactory.fillDefaults().grab(true, false).applyTo(hint);
        }
        fFillerComposite.addListener(SWT.MouseDown, e -> choose(null));
        fListComposite.layout();
        fScrolledComposite.setMinSize(fListComposite.computeSize(SWT.DEFAULT, SWT.DEFAULT));
        enable();
    }

    private void choose(ColorSettingRow row) {
        if (fSelectedRow != null) {
            fSelectedRow.setChosen(false);
        }
        fSelectedRow = row;
        if (row != null) {
            row.setChosen(true);
        }
        enable();
    }

    private int place() {
        return fSelectedRow == null ? -1 : fColorSettings.indexOf(fSelectedRow.setting());
    }

    private void enable() {
        int place = place();
        fDeleteAction.setEnabled(place >= 0);
        fMoveUpAction.setEnabled(place > 0);
        fMoveDownAction.setEnabled(place >= 0 && place < fColorSettings.size() - 1);
        fExportAction.setEnabled(!fColorSettings.isEmpty());
    }

    // --- changes

    private void add() {
        int place = Math.max(0, place());
        ColorSetting setting =
                new ColorSetting(
                        null,
                        null,
                        traceColorScheme.getColor(fColorSettings.size() % 16).getRGB(),
                        null);
        fColorSettings.add(place, setting);
        refresh();
        choose((ColorSettingRow) fListComposite.getChildren()[place]);
        save();
    }

    private void delete() {
        int place = place();
        if (place >= 0) {
            fColorSettings.remove(place);
            refresh();
            save();
        }
    }

    private void move(int by) {
        int place = place();
        if (place >= 0) {
            Collections.swap(fColorSettings, place, place + by);
            refresh();
            save();
        }
    }

    private void importSettings() {
        Path file = FileQuestion.read(Purpose.OPEN, Messages.Colors_Import, XML).ask(fShell);
        if (file == null) {
            return;
        }
        try {
            fColorSettings.addAll(Arrays.asList(ColorSettingsXML.read(file)));
        } catch (IOException e) {
            fail(Messages.Colors_ImportFailed, file, e);
            return;
        }
        refresh();
        save();
    }

    private void exportSettings() {
        Path file = FileQuestion.save(Messages.Colors_Export, "colors", XML).ask(fShell);
        if (file == null) {
            return;
        }
        try {
            ColorSettingsXML.write(file, fColorSettings.toArray(new ColorSetting[0]));
        } catch (IOException e) {
            fail(Messages.Colors_ExportFailed, file, e);
        }
    }

    private void fail(String message, Path file, IOException cause) {
        MessageDialog.openError(
                fShell, getPartName(), Texts.bind(message, file, cause.getMessage()));
    }

    private void save() {
        saving = true;
        try {
            ColorSettingsManager.setColorSettings(fColorSettings.toArray(new ColorSetting[0]));
        } finally {
            saving = false;
        }
    }

    /** Others have changed the settings. */
    private void settingsChanged(ColorSetting[] settings) {
        if (!saving) {
            fShell.getDisplay()
                    .asyncExec(
                            () -> {
                                if (!fListComposite.isDisposed()) {
                                    fColorSettings = new ArrayList<>(Arrays.asList(settings));
                                    refresh();
                                }
                            });
        }
    }

    @Override
    public void dispose() {
        ColorSettingsManager.removeColorSettingsListener(listener);
        if (traceColorScheme != null) {
            traceColorScheme.dispose();
        }
        super.dispose();
    }
}
