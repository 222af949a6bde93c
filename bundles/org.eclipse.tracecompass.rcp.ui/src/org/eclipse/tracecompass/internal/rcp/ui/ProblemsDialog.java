package org.eclipse.tracecompass.internal.rcp.ui;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.tracecompass.common.core.bundles.SwitchedOffPlugins;
import org.eclipse.tracecompass.tmf.ui.widgets.CopiedText;

/**
 * <i>Help ▸ Problems</i>: what went wrong in this run, with a report to copy. The window stays
 * usable while it is open, and the list follows.
 */
final class ProblemsDialog extends Dialog {

    private static final int COPY = IDialogConstants.CLIENT_ID;
    private static final int CLEAR = IDialogConstants.CLIENT_ID + 1;
    private static final int SWITCH_OFF = IDialogConstants.CLIENT_ID + 2;
    private static final Point SIZE = new Point(900, 560);

    /** Of the columns, in pixels. */
    private static final int[] WIDTHS = {150, 60, 640};

    private static @Nullable ProblemsDialog shown;

    private final Problems problems;
    private final Runnable refresh = this::refreshLater;
    private List<Problem> rows = List.of();
    private @Nullable Table table;
    private @Nullable Text details;

    private ProblemsDialog(Shell parent, Problems problems) {
        super(parent);
        this.problems = problems;
        setShellStyle(SWT.SHELL_TRIM | SWT.MODELESS);
        setBlockOnOpen(false);
    }

    /** Shows the dialog, or brings it to the front. */
    static void show(Shell parent) {
        ProblemsDialog dialog = shown;
        if (dialog == null || dialog.getShell() == null || dialog.getShell().isDisposed()) {
            dialog = new ProblemsDialog(parent, Problems.ofTheRun());
            shown = dialog;
            dialog.open();
        } else {
            dialog.getShell().forceActive();
        }
    }

    @Override
    protected boolean isResizable() {
        return true;
    }

    @Override
    protected void configureShell(@Nullable Shell shell) {
        super.configureShell(shell);
        Objects.requireNonNull(shell).setText(Messages.ProblemsTitle);
    }

    @Override
    protected Point getInitialSize() {
        return SIZE;
    }

    @Override
    protected Control createDialogArea(@Nullable Composite parent) {
        Composite area = (Composite) super.createDialogArea(parent);
        Label introduction = new Label(area, SWT.WRAP);
        introduction.setText(
                NLS.bind(Messages.ProblemsIntroduction, Platform.getLogFileLocation()));
        GridDataFactory.fillDefaults()
                .grab(true, false)
                .hint(SIZE.x / 2, SWT.DEFAULT)
                .applyTo(introduction);
        SashForm sash = new SashForm(area, SWT.VERTICAL);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(sash);
        Table list = new Table(sash, SWT.FULL_SELECTION | SWT.MULTI | SWT.BORDER);
        list.setHeaderVisible(true);
        String[] names = {Messages.ProblemsLast, Messages.ProblemsCount, Messages.ProblemsWhat};
        for (int i = 0; i < names.length; i++) {
            TableColumn column = new TableColumn(list, i == 1 ? SWT.RIGHT : SWT.LEFT);
            column.setText(names[i]);
            column.setWidth(WIDTHS[i]);
        }
        list.addListener(SWT.Selection, event -> showDetails());
        Text text =
                new Text(sash, SWT.MULTI | SWT.READ_ONLY | SWT.BORDER | SWT.V_SCROLL | SWT.WRAP);
        text.setFont(JFaceResources.getTextFont());
        table = list;
        details = text;
        list.addListener(SWT.Dispose, event -> problems.removeListener(refresh));
        problems.addListener(refresh);
        return area;
    }

    @Override
    protected void createButtonsForButtonBar(@Nullable Composite parent) {
        createButton(parent, SWITCH_OFF, Messages.ProblemsSwitchOff, false);
        createButton(parent, COPY, Messages.ProblemsCopy, false);
        createButton(parent, CLEAR, Messages.ProblemsClear, false);
        createButton(parent, IDialogConstants.CLOSE_ID, IDialogConstants.CLOSE_LABEL, true);
        refresh();
    }

    @Override
    protected void buttonPressed(int id) {
        switch (id) {
            case COPY -> copy();
            case SWITCH_OFF -> switchOff();
            case CLEAR -> problems.clear();
            default -> close();
        }
    }

    private void refreshLater() {
        Table list = table;
        if (list != null && !list.isDisposed()) {
            Display display = list.getDisplay();
            display.asyncExec(this::refresh);
        }
    }

    private void refresh() {
        Table list = table;
        if (list == null || list.isDisposed()) {
            return;
        }
        List<Problem> selected = selected();
        rows = problems.latestFirst();
        list.removeAll();
        for (Problem problem : rows) {
            TableItem item = new TableItem(list, SWT.NONE);
            item.setText(
                    new String[] {
                        ProblemReport.time(problem),
                        String.valueOf(problem.count()),
                        problem.sentence().lines().findFirst().orElse("")
                    });
            if (selected.stream().anyMatch(problem::isLike)) {
                list.select(list.getItemCount() - 1);
            }
        }
        if (list.getSelectionCount() == 0 && !rows.isEmpty()) {
            list.select(0);
        }
        for (int id : new int[] {COPY, CLEAR}) {
            Button button = getButton(id);
            button.setEnabled(!rows.isEmpty());
        }
        showDetails();
    }

    private List<Problem> selected() {
        Table list = Objects.requireNonNull(table);
        return Arrays.stream(list.getSelectionIndices()).mapToObj(rows::get).toList();
    }

    private void showDetails() {
        String text =
                rows.isEmpty()
                        ? Messages.ProblemsNone
                        : String.join("\n", selected().stream().map(ProblemReport::of).toList());
        Text shownText = Objects.requireNonNull(details);
        if (!shownText.getText().equals(text)) {
            shownText.setText(text);
        }
        List<String> plugins = pluginsOfSelected();
        Button off = getButton(SWITCH_OFF);
        off.setEnabled(!plugins.isEmpty());
        off.setToolTipText(
                plugins.isEmpty()
                        ? null
                        : NLS.bind(Messages.SwitchOff, String.join(", ", plugins)));
    }

    /** The plug-ins in which the selected problems arose, without those that are off already. */
    private List<String> pluginsOfSelected() {
        Set<String> off = SwitchedOffPlugins.ofUser().names();
        return selected().stream()
                .map(Problem::plugin)
                .filter(plugin -> plugin != null && !off.contains(plugin))
                .map(Objects::requireNonNull)
                .distinct()
                .toList();
    }

    private void switchOff() {
        List<String> results = pluginsOfSelected().stream().map(PluginProblems::switchOff).toList();
        showDetails();
        MessageDialog.openInformation(
                getShell(), Messages.ProblemsTitle, String.join("\n", results));
    }

    private void copy() {
        List<Problem> selected = selected();
        CopiedText.put(ProblemReport.of(selected.size() > 1 ? selected : rows));
    }
}
