package org.eclipse.tracecompass.tmf.ui.views.uml2sd.dialogs;

import java.text.ParseException;
import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestampFormat;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.SDWidget;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.util.Messages;

/**
 * Asks for the shortest and the longest time of the scale of the time bar. On the UI thread.
 *
 * @since 9.5.0
 */
public class MinMaxDialog extends Dialog {

    private final SDWidget viewer;
    private Text min;
    private Text max;
    private Label error;

    /**
     * @param shell the parent
     * @param viewer the diagram
     */
    public MinMaxDialog(Shell shell, SDWidget viewer) {
        super(shell);
        this.viewer = viewer;
    }

    /** A place in the dialog as wide as some columns. */
    protected GridData newGridData(int span) {
        return GridDataFactory.fillDefaults().grab(true, false).span(span, 1).create();
    }

    @Override
    protected Control createDialogArea(Composite p) {
        Composite area = (Composite) super.createDialogArea(p);
        p.getShell().setText(Messages.SequenceDiagram_TimeCompressionBarConfig);
        Composite fields = new Composite(area, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).applyTo(fields);
        fields.setLayoutData(newGridData(1));
        new Label(fields, SWT.NONE).setText(Messages.SequenceDiagram_MinTime);
        min = new Text(fields, SWT.BORDER);
        min.setLayoutData(newGridData(1));
        new Label(fields, SWT.NONE).setText(Messages.SequenceDiagram_MaxTime);
        max = new Text(fields, SWT.BORDER);
        max.setLayoutData(newGridData(1));
        error = new Label(fields, SWT.NONE);
        error.setLayoutData(newGridData(2));
        show();
        return area;
    }

    private void show() {
        TmfTimestampFormat format = TmfTimestampFormat.getDefaulIntervalFormat();
        min.setText(format.format(viewer.getFrame().getMinTime().toNanos()));
        max.setText(format.format(viewer.getFrame().getMaxTime().toNanos()));
    }

    /** Sets the scale if it is one; else says why not. */
    @Override
    protected void okPressed() {
        TmfTimestampFormat format = TmfTimestampFormat.getDefaulIntervalFormat();
        try {
            long shortest = format.parseValue(min.getText());
            long longest = format.parseValue(max.getText());
            if (longest > shortest) {
                viewer.getFrame().setMin(TmfTimestamp.fromNanos(shortest));
                viewer.getFrame().setMax(TmfTimestamp.fromNanos(longest));
                viewer.redraw();
                super.okPressed();
                return;
            }
        } catch (ParseException e) {
            // Said below.
        }
        error.setText(Messages.SequenceDiagram_InvalidRange);
    }

    @Override
    protected void createButtonsForButtonBar(Composite parent) {
        super.createButtonsForButtonBar(parent);
        Button standard =
                createButton(
                        parent,
                        IDialogConstants.CLIENT_ID,
                        Messages.SequenceDiagram_Default,
                        false);
        standard.addListener(
                SWT.Selection,
                e -> {
                    viewer.getFrame().resetCustomMinMax();
                    show();
                });
    }
}
