package org.eclipse.tracecompass.tmf.ui.views.xychart;

import java.util.Locale;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swtchart.Range;
import org.eclipse.tracecompass.tmf.ui.viewers.xychart.AxisRange;
import org.eclipse.tracecompass.tmf.ui.viewers.xychart.TmfXYChartViewer;

/** Asks for the range of values that a chart keeps. */
final class LockRangeDialog extends Dialog {

    private final TmfXYChartViewer chart;
    private Text lower;
    private Text upper;
    private Label problem;

    LockRangeDialog(Shell parent, TmfXYChartViewer chart) {
        super(parent);
        this.chart = chart;
    }

    @Override
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText(Messages.Lock_Title);
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        Composite area = (Composite) super.createDialogArea(parent);
        GridLayoutFactory.swtDefaults().numColumns(2).margins(12, 12).applyTo(area);
        Range shown = chart.getSwtChart().getAxisSet().getYAxis(0).getRange();
        lower = field(area, Messages.Lock_Lower, shown.lower);
        upper = field(area, Messages.Lock_Upper, shown.upper);
        problem = new Label(area, SWT.WRAP);
        GridDataFactory.fillDefaults().span(2, 1).hint(320, 36).applyTo(problem);
        return area;
    }

    private Text field(Composite area, String label, double value) {
        new Label(area, SWT.NONE).setText(label);
        Text text = new Text(area, SWT.BORDER);
        text.setText(String.format(Locale.ROOT, "%s", value));
        GridDataFactory.fillDefaults().grab(true, false).hint(200, SWT.DEFAULT).applyTo(text);
        text.addListener(SWT.Modify, e -> check());
        return text;
    }

    private void check() {
        if (lower == null || upper == null || problem == null) {
            return;
        }
        String wrong = problem();
        problem.setText(wrong == null ? "" : wrong);
        getButton(IDialogConstants.OK_ID).setEnabled(wrong == null);
    }

    private @Nullable String problem() {
        Double from = number(lower);
        Double to = number(upper);
        if (from == null || to == null) {
            return NLS.bind(Messages.Lock_NotANumber, (from == null ? lower : upper).getText());
        }
        return from < to ? null : Messages.Lock_Order;
    }

    private static @Nullable Double number(Text field) {
        try {
            double value = Double.parseDouble(field.getText().strip());
            return Double.isFinite(value) ? value : null;
        } catch (NumberFormatException e) {
            return null;
        }
    }

    @Override
    protected void okPressed() {
        Double from = number(lower);
        Double to = number(upper);
        if (from != null && to != null && from < to) {
            chart.setFixedYRange(new AxisRange(from, to));
            super.okPressed();
        }
    }
}
