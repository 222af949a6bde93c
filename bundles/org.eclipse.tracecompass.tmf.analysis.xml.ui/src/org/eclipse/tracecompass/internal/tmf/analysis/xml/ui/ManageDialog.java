package org.eclipse.tracecompass.internal.tmf.analysis.xml.ui;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.IMessageProvider;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.window.Window;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.tracecompass.common.core.files.FileProblem;
import org.eclipse.tracecompass.tmf.analysis.xml.core.analysis.XmlAnalyses;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.Elements;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.UserFiles;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlAnalysisFile;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlDocuments;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlFileException;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlProblem;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileKind;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileQuestion;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileQuestion.Purpose;

/**
 * The user's files of XML analyses: imports, exports and deletes them. A tick enables a file; ticks
 * count when the dialog is closed with OK, all else at once. Files are read in the background.
 */
@NonNullByDefault({})
public final class ManageDialog extends TitleAreaDialog {

    private static final FileKind XML = new FileKind(".xml", Messages.Manage_Kind);
    private static final int NAME_WIDTH = 190;
    private static final int CONTENT_WIDTH = 360;
    private static final int ROWS_HEIGHT = 220;

    /** A file as the table shows it. */
    private record Row(String name, boolean isEnabled, String content, boolean isWrong) {}

    private Table table;
    private Button export;
    private Button delete;

    private ManageDialog(Shell parent) {
        super(parent);
        setShellStyle(getShellStyle() | SWT.RESIZE);
    }

    /** Opens the dialog and waits until it is closed. On the UI thread. */
    static void open(@Nullable Shell parent) {
        ManageDialog dialog = new ManageDialog(parent);
        if (dialog.open() == Window.OK) {
            OpenTraceUpdate.schedule();
        }
    }

    @Override
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText(Messages.Manage_Title);
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        setTitle(Messages.Manage_Title);
        setMessage(Messages.Manage_Message);
        Composite area = new Composite((Composite) super.createDialogArea(parent), SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(area);
        GridLayoutFactory.swtDefaults().numColumns(2).applyTo(area);
        Table table = new Table(area, SWT.CHECK | SWT.MULTI | SWT.BORDER | SWT.FULL_SELECTION);
        this.table = table;
        table.setHeaderVisible(true);
        column(Messages.Manage_File, NAME_WIDTH);
        column(Messages.Manage_Content, CONTENT_WIDTH);
        GridDataFactory.fillDefaults()
                .grab(true, true)
                .hint(NAME_WIDTH + CONTENT_WIDTH, ROWS_HEIGHT)
                .applyTo(table);
        table.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> updateButtons()));
        Composite buttons = new Composite(area, SWT.NONE);
        GridDataFactory.fillDefaults().applyTo(buttons);
        GridLayoutFactory.fillDefaults().applyTo(buttons);
        button(buttons, Messages.Manage_Import, this::importFiles);
        export = button(buttons, Messages.Manage_Export, this::exportFile);
        delete = button(buttons, Messages.Manage_Delete, this::deleteFiles);
        updateButtons();
        refresh(Set.of());
        return area;
    }

    private void column(String title, int width) {
        TableColumn column = new TableColumn(table, SWT.NONE);
        column.setText(title);
        column.setWidth(width);
    }

    private static Button button(Composite parent, String text, Runnable run) {
        Button button = new Button(parent, SWT.PUSH);
        button.setText(text);
        button.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> run.run()));
        GridDataFactory.fillDefaults().applyTo(button);
        return button;
    }

    private void updateButtons() {
        export.setEnabled(table.getSelectionCount() == 1);
        delete.setEnabled(table.getSelectionCount() > 0);
    }

    private List<String> selected() {
        return Arrays.stream(table.getSelection()).map(TableItem::getText).toList();
    }

    // --- the files

    private void importFiles() {
        List<Path> files =
                FileQuestion.read(Purpose.OPEN_SEVERAL, Messages.Manage_ImportTitle, XML)
                        .askAll(getShell());
        if (!files.isEmpty()) {
            importFiles(files);
        }
    }

    /**
     * Imports files in the background, and shows what is wrong with one.
     *
     * @param files the files
     */
    private void importFiles(List<Path> files) {
        run(
                () -> {
                    List<String> problems = new ArrayList<>();
                    Set<String> names = new TreeSet<>();
                    for (Path file : files) {
                        try {
                            names.add(Objects.toString(UserFiles.add(file).getFileName()));
                        } catch (XmlFileException e) {
                            problems.add(e.getMessage() + '.');
                        } catch (IOException e) {
                            problems.add(
                                    NLS.bind(
                                            Messages.Manage_NotImported,
                                            file,
                                            FileProblem.reason(e)));
                        }
                    }
                    return new Result(names, problems);
                });
    }

    private void exportFile() {
        String name = selected().get(0);
        Path target =
                FileQuestion.save(Messages.Manage_ExportTitle, stem(name), XML).ask(getShell());
        if (target != null) {
            run(
                    () -> {
                        UserFiles.export(name, target);
                        return new Result(Set.of(name), List.of());
                    });
        }
    }

    private static String stem(String name) {
        return name.endsWith(XML.ending())
                ? name.substring(0, name.length() - XML.ending().length())
                : name;
    }

    private void deleteFiles() {
        List<String> names = selected();
        run(
                () -> {
                    UserFiles.delete(names);
                    return new Result(Set.of(), List.of());
                });
    }

    private record Result(Set<String> toSelect, List<String> problems) {}

    @FunctionalInterface
    private interface Change {
        Result make() throws IOException;
    }

    private void run(Change change) {
        Display display = getShell().getDisplay();
        ICoreRunnable work =
                monitor -> {
                    Result result;
                    try {
                        result = change.make();
                    } catch (IOException e) {
                        result = new Result(Set.of(), List.of(FileProblem.reason(e)));
                    }
                    Result done = result;
                    display.asyncExec(
                            () -> {
                                if (!table.isDisposed()) {
                                    show(done.problems());
                                    refresh(done.toSelect());
                                }
                            });
                };
        Job.create(Messages.Manage_Job, work).schedule();
    }

    private void show(List<String> problems) {
        if (problems.isEmpty()) {
            setMessage(Messages.Manage_Message);
        } else {
            setMessage(String.join("\n", problems), IMessageProvider.ERROR);
        }
    }

    // --- the table

    private void refresh(Set<String> toSelect) {
        Display display = table.getDisplay();
        ICoreRunnable work =
                monitor -> {
                    List<Row> rows = read();
                    display.asyncExec(
                            () -> {
                                if (!table.isDisposed()) {
                                    fill(rows, toSelect);
                                }
                            });
                };
        Job.create(Messages.Manage_Job, work).schedule();
    }

    private static List<Row> read() {
        Set<String> enabled = UserFiles.enabled();
        List<Row> rows = new ArrayList<>();
        for (Map.Entry<String, Path> file : UserFiles.list().entrySet()) {
            String name = file.getKey();
            boolean isOn = enabled.contains(name);
            try {
                XmlAnalysisFile read =
                        new XmlAnalysisFile(
                                name,
                                XmlAnalysisFile.Origin.USER,
                                XmlDocuments.read(file.getValue()));
                List<XmlProblem> problems = XmlAnalyses.check(read);
                rows.add(
                        problems.isEmpty()
                                ? new Row(name, isOn, content(read), false)
                                : wrong(name, isOn, problems.get(0)));
            } catch (XmlFileException e) {
                rows.add(wrong(name, isOn, e.problems().get(0)));
            }
        }
        return rows;
    }

    private static Row wrong(String name, boolean isOn, XmlProblem problem) {
        return new Row(
                name,
                isOn,
                NLS.bind(Messages.Manage_Wrong, problem.line(), problem.message()),
                true);
    }

    private static String content(XmlAnalysisFile file) {
        return String.join(", ", file.elements().stream().map(Elements::label).toList());
    }

    private void fill(List<Row> rows, Set<String> toSelect) {
        Set<String> unticked = new TreeSet<>();
        Set<String> known = new TreeSet<>();
        for (TableItem item : table.getItems()) {
            known.add(item.getText());
            if (!item.getChecked()) {
                unticked.add(item.getText());
            }
        }
        table.removeAll();
        for (Row row : rows) {
            TableItem item = new TableItem(table, SWT.NONE);
            item.setText(new String[] {row.name(), row.content()});
            // what the user has ticked and not confirmed yet stays, except of a file just imported
            item.setChecked(
                    known.contains(row.name()) && !toSelect.contains(row.name())
                            ? !unticked.contains(row.name())
                            : row.isEnabled());
            if (row.isWrong()) {
                item.setForeground(1, table.getDisplay().getSystemColor(SWT.COLOR_RED));
            }
            if (toSelect.contains(row.name())) {
                table.select(table.indexOf(item));
            }
        }
        updateButtons();
    }

    @Override
    protected void okPressed() {
        List<String> on = new ArrayList<>();
        List<String> off = new ArrayList<>();
        for (TableItem item : table.getItems()) {
            (item.getChecked() ? on : off).add(item.getText());
        }
        try {
            // a list of names: a few bytes
            UserFiles.setEnabled(on, true);
            UserFiles.setEnabled(off, false);
        } catch (IOException e) {
            setMessage(
                    NLS.bind(Messages.Manage_NotStored, FileProblem.reason(e)),
                    IMessageProvider.ERROR);
            return;
        }
        super.okPressed();
    }

    @Override
    protected void createButtonsForButtonBar(Composite parent) {
        createButton(parent, IDialogConstants.OK_ID, IDialogConstants.OK_LABEL, true);
        createButton(parent, IDialogConstants.CANCEL_ID, IDialogConstants.CANCEL_LABEL, false);
    }

    @Override
    protected Point getInitialSize() {
        return getShell().computeSize(SWT.DEFAULT, SWT.DEFAULT, true);
    }

    @Override
    protected boolean isResizable() {
        return true;
    }
}
