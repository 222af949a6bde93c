package org.eclipse.tracecompass.tmf.ui.export;

import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;

/** Asks in which format, and which part of the time, is written. */
final class ExportDialog extends TitleAreaDialog {

    private static final int INDENT = 18;

    /** What the user chose the last time. */
    private static ExportKind lastKind = ExportKind.PARQUET;

    private static ExportRange lastRange = ExportRange.VISIBLE;

    private final String what;
    private final ExportTimes times;
    private final boolean hasTimes;
    private final List<ExportKind> kinds;
    private ExportKind kind;
    private ExportRange range;

    ExportDialog(Shell parent, String what, ViewTable table, ExportTimes times) {
        super(parent);
        this.what = what;
        this.times = times;
        this.hasTimes = table.hasTimes();
        this.kinds = ExportKind.of(table);
        this.kind = kinds.contains(lastKind) ? lastKind : kinds.get(0);
        this.range = lastRange.of(times) == null ? ExportRange.VISIBLE : lastRange;
        setHelpAvailable(false);
    }

    ExportKind kind() {
        return kind;
    }

    /** Returns the chosen part of the time; of a table without times, all of it. */
    ExportTimes.Span span() {
        ExportTimes.Span chosen = range.of(times);
        return hasTimes && chosen != null ? chosen : ExportTimes.Span.ALL;
    }

    @Override
    protected void configureShell(@Nullable Shell shell) {
        super.configureShell(shell);
        if (shell != null) {
            shell.setText(Messages.Dialog_Title);
        }
    }

    @Override
    protected Control createDialogArea(@Nullable Composite parent) {
        Composite area = (Composite) super.createDialogArea(parent);
        setTitle(what);
        setMessage(Messages.Dialog_Message);
        Composite body = new Composite(area, SWT.NONE);
        GridLayoutFactory.swtDefaults().margins(12, 10).applyTo(body);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(body);
        heading(body, Messages.Dialog_Format);
        for (ExportKind each : kinds) {
            Button button = radio(body, each.file().name() + " (*" + each.file().ending() + ")");
            button.setSelection(each == kind);
            button.addListener(SWT.Selection, e -> kind = button.getSelection() ? each : kind);
        }
        if (hasTimes) {
            heading(body, Messages.Dialog_Range);
            Composite ranges = new Composite(body, SWT.NONE);
            GridLayoutFactory.fillDefaults().numColumns(2).spacing(16, 4).applyTo(ranges);
            for (ExportRange each : ExportRange.values()) {
                range(ranges, each);
            }
        }
        return area;
    }

    private static void heading(Composite parent, String text) {
        new Label(parent, SWT.NONE).setText(text);
    }

    private static Button radio(Composite parent, String text) {
        Button button = new Button(parent, SWT.RADIO);
        button.setText(text);
        GridDataFactory.swtDefaults().indent(INDENT, 0).applyTo(button);
        return button;
    }

    private void range(Composite parent, ExportRange each) {
        Button button = radio(parent, each.label());
        button.setSelection(each == range);
        ExportTimes.Span span = each.of(times);
        button.setEnabled(span != null);
        button.addListener(SWT.Selection, e -> range = button.getSelection() ? each : range);
        Label instants = new Label(parent, SWT.NONE);
        instants.setText(
                span == null
                        ? Messages.Range_NoSelection
                        : times.text().full(span.from())
                                + " \u2013 "
                                + times.text().full(span.until()));
        instants.setEnabled(span != null);
    }

    @Override
    protected void createButtonsForButtonBar(@Nullable Composite parent) {
        createButton(parent, IDialogConstants.OK_ID, Messages.Dialog_ChooseFile, true);
        createButton(parent, IDialogConstants.CANCEL_ID, IDialogConstants.CANCEL_LABEL, false);
    }

    @Override
    protected void okPressed() {
        lastKind = kind;
        lastRange = range;
        super.okPressed();
    }
}
