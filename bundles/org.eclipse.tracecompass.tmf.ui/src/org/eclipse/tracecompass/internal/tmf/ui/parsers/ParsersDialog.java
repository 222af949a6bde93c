package org.eclipse.tracecompass.internal.tmf.ui.parsers;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.tracecompass.internal.tmf.ui.Texts;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomParsers;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTraceDefinition;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileKind;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileQuestion;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileQuestion.Purpose;

/** Lists the custom parsers; creates, edits, deletes, imports and exports them. */
public final class ParsersDialog extends TitleAreaDialog {

    private static final FileKind XML = new FileKind(".xml", "XML");

    private @Nullable Table table;
    private @Nullable Button edit;
    private @Nullable Button delete;
    private @Nullable Button export;

    /**
     * Creates the dialog.
     *
     * @param parent the shell above it
     */
    public ParsersDialog(@Nullable Shell parent) {
        super(parent);
        setShellStyle(getShellStyle() | SWT.RESIZE);
        setHelpAvailable(false);
    }

    @Override
    protected void configureShell(@Nullable Shell shell) {
        super.configureShell(shell);
        if (shell != null) {
            shell.setText(Messages.Parsers_Title);
        }
    }

    @Override
    protected void createButtonsForButtonBar(@Nullable Composite parent) {
        createButton(parent, IDialogConstants.OK_ID, IDialogConstants.CLOSE_LABEL, true);
    }

    @Override
    protected Control createDialogArea(@Nullable Composite parent) {
        Composite outer = (Composite) super.createDialogArea(parent);
        setTitle(Messages.Parsers_Title);
        Composite area = new Composite(outer, SWT.NONE);
        GridLayoutFactory.swtDefaults().numColumns(2).margins(12, 8).applyTo(area);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(area);
        Table list = new Table(area, SWT.BORDER | SWT.FULL_SELECTION);
        list.setHeaderVisible(true);
        GridDataFactory.fillDefaults().grab(true, true).hint(640, 260).applyTo(list);
        column(list, Messages.Parser_Name, 180);
        column(list, Messages.Parser_Category, 130);
        column(list, Messages.Parser_Syntax, 220);
        column(list, Messages.Parsers_Source, 80);
        list.addListener(SWT.Selection, e -> enable());
        list.addListener(SWT.DefaultSelection, e -> edit());
        table = list;
        Composite buttons = new Composite(area, SWT.NONE);
        GridLayoutFactory.fillDefaults().applyTo(buttons);
        GridDataFactory.fillDefaults().applyTo(buttons);
        button(buttons, Messages.Parsers_New, this::createParser);
        edit = button(buttons, Messages.Parsers_Edit, this::edit);
        delete = button(buttons, Messages.Parsers_Delete, this::delete);
        button(buttons, Messages.Parsers_Import, this::importFile);
        export = button(buttons, Messages.Parsers_Export, this::export);
        fill();
        return outer;
    }

    private static void column(Table table, String title, int width) {
        TableColumn column = new TableColumn(table, SWT.NONE);
        column.setText(title);
        column.setWidth(width);
    }

    private static Button button(Composite parent, String label, Runnable action) {
        Button button = new Button(parent, SWT.PUSH);
        button.setText(label);
        button.addListener(SWT.Selection, e -> action.run());
        GridDataFactory.fillDefaults().grab(true, false).applyTo(button);
        return button;
    }

    private void fill() {
        Table list = table;
        if (list == null) {
            return;
        }
        list.removeAll();
        for (CustomTraceDefinition definition : CustomParsers.all()) {
            TableItem item = new TableItem(list, SWT.NONE);
            item.setData(definition);
            item.setText(
                    new String[] {
                        definition.definitionName,
                        definition.categoryName,
                        ParserDraft.of(definition).syntax.label,
                        CustomParsers.isOwn(definition)
                                ? Messages.Parsers_Own
                                : Messages.Parsers_Installed
                    });
        }
        setMessage(list.getItemCount() == 0 ? Messages.Parsers_Empty : Messages.Parsers_Message);
        enable();
    }

    private @Nullable CustomTraceDefinition selection() {
        Table list = table;
        TableItem[] items = list == null ? new TableItem[0] : list.getSelection();
        return items.length == 0 ? null : (CustomTraceDefinition) items[0].getData();
    }

    private void enable() {
        CustomTraceDefinition selected = selection();
        enable(edit, selected != null);
        enable(export, selected != null);
        enable(delete, selected != null && CustomParsers.isOwn(selected));
    }

    private static void enable(@Nullable Button button, boolean enabled) {
        if (button != null) {
            button.setEnabled(enabled);
        }
    }

    private void createParser() {
        ParserDialog.forNew(getShell(), null).open();
        fill();
    }

    private void edit() {
        CustomTraceDefinition selected = selection();
        if (selected != null) {
            ParserDialog.forExisting(getShell(), selected, null).open();
            fill();
        }
    }

    private void delete() {
        CustomTraceDefinition selected = selection();
        if (selected == null
                || !MessageDialog.openConfirm(
                        getShell(),
                        Messages.Parsers_Title,
                        Texts.bind(Messages.Parsers_ConfirmDelete, selected.definitionName))) {
            return;
        }
        try {
            CustomParsers.delete(selected);
        } catch (IOException e) {
            tell(e);
        }
        fill();
    }

    private void importFile() {
        Path file = FileQuestion.read(Purpose.OPEN, Messages.Parsers_ImportTitle).ask(getShell());
        if (file == null) {
            return;
        }
        try {
            List<CustomTraceDefinition> known = CustomParsers.all();
            for (CustomTraceDefinition definition : CustomParsers.read(file)) {
                if (known.stream().noneMatch(each -> ParserDraft.haveOneName(each, definition))
                        || MessageDialog.openQuestion(
                                getShell(),
                                Messages.Parsers_ImportTitle,
                                Texts.bind(
                                        Messages.Parsers_ConfirmReplace,
                                        definition.definitionName))) {
                    CustomParsers.store(definition);
                }
            }
        } catch (IOException e) {
            tell(e);
        }
        fill();
    }

    private void export() {
        CustomTraceDefinition selected = selection();
        Path file =
                selected == null
                        ? null
                        : FileQuestion.save(
                                        Messages.Parsers_ExportTitle, selected.definitionName, XML)
                                .ask(getShell());
        if (selected != null && file != null) {
            try {
                CustomParsers.exportTo(selected, file);
            } catch (IOException e) {
                tell(e);
            }
        }
    }

    private void tell(IOException e) {
        MessageDialog.openError(
                getShell(), Messages.Parsers_Failed, String.valueOf(e.getMessage()));
    }
}
