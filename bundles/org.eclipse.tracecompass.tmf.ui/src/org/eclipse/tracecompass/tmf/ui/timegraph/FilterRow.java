package org.eclipse.tracecompass.tmf.ui.timegraph;

import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.tracecompass.common.core.text.PatternSearch;

/** The field above a time graph in which rows are chosen by name; hidden at first. */
final class FilterRow {

    private static final int DELAY = 250;

    private final Composite row;
    private final Text text;
    private final Label problem;
    private final Consumer<@Nullable Pattern> filter;
    private int typed;

    FilterRow(Composite parent, String hint, Consumer<@Nullable Pattern> filter, Runnable closed) {
        this.filter = filter;
        row = new Composite(parent, SWT.NONE);
        GridLayout layout = new GridLayout(2, false);
        layout.marginWidth = 4;
        layout.marginHeight = 3;
        row.setLayout(layout);
        text = new Text(row, SWT.SINGLE | SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
        text.setMessage(hint);
        GridData size = new GridData(SWT.FILL, SWT.CENTER, false, false);
        size.widthHint = 320;
        text.setLayoutData(size);
        problem = new Label(row, SWT.NONE);
        problem.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
        text.addListener(SWT.Modify, e -> later());
        text.addListener(SWT.DefaultSelection, e -> apply());
        text.addListener(
                SWT.KeyDown,
                e -> {
                    if (e.keyCode == SWT.ESC) {
                        closed.run();
                    }
                });
        GridData data = new GridData(SWT.FILL, SWT.FILL, true, false);
        data.exclude = true;
        row.setLayoutData(data);
        row.setVisible(false);
    }

    boolean isShown() {
        return row.getVisible();
    }

    /** Shows the field, or hides it and with it its effect. */
    void show(boolean shown) {
        if (row.getLayoutData() instanceof GridData data) {
            data.exclude = !shown;
        }
        row.setVisible(shown);
        row.getParent().layout();
        if (shown) {
            text.setFocus();
            apply();
        } else {
            filter.accept(null);
        }
    }

    /** Says why the filter has no effect; null if it has. */
    void say(@Nullable String why) {
        problem.setText(why == null ? "" : why);
    }

    String text() {
        return text.getText();
    }

    void setText(String value) {
        text.setText(value);
    }

    private void later() {
        int now = ++typed;
        row.getDisplay()
                .timerExec(
                        DELAY,
                        () -> {
                            if (now == typed && !row.isDisposed()) {
                                apply();
                            }
                        });
    }

    private void apply() {
        typed++;
        String regex = text.getText();
        try {
            Pattern pattern =
                    regex.isBlank()
                            ? null
                            : PatternSearch.compile(
                                    regex, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
            problem.setText("");
            if (row.getVisible()) {
                filter.accept(pattern);
            }
        } catch (PatternSyntaxException e) {
            problem.setText(NLS.bind(Messages.Filter_Bad, e.getDescription()));
        }
    }
}
