package org.eclipse.tracecompass.tmf.ui.timegraph;

import java.util.function.Consumer;
import java.util.function.Supplier;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.eclipse.tracecompass.common.core.filter.FilterDialect;
import org.eclipse.tracecompass.common.core.filter.FilterSyntaxException;
import org.eclipse.tracecompass.common.core.filter.FilterVocabulary;
import org.eclipse.tracecompass.common.core.filter.RowFilter;
import org.eclipse.tracecompass.tmf.ui.jobs.Delayed;
import org.eclipse.tracecompass.tmf.ui.widgets.FilterText;

/** The field above a time graph in which rows are chosen by name; hidden at first. */
final class FilterRow {

    private static final int DELAY = 250;

    private final Composite row;
    private final FilterText field;
    private final Text text;
    private final Consumer<@Nullable RowFilter> filter;
    private final Delayed applying;

    /**
     * @param vocabulary the words that a filter may have
     * @param filter told the filter, null for none
     * @param closed told that the user wants no filter
     */
    FilterRow(
            Composite parent,
            Supplier<FilterVocabulary> vocabulary,
            Consumer<@Nullable RowFilter> filter,
            Runnable closed) {
        this.filter = filter;
        row = new Composite(parent, SWT.NONE);
        GridLayout layout = new GridLayout();
        layout.marginWidth = 4;
        layout.marginHeight = 3;
        row.setLayout(layout);
        field = new FilterText(row, FilterDialect.FREE, vocabulary);
        field.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
        text = field.text();
        text.setToolTipText(Messages.Filter_Help);
        applying = new Delayed(row, DELAY, this::apply);
        text.addListener(SWT.Modify, e -> applying.request());
        text.addListener(SWT.DefaultSelection, e -> apply());
        text.addListener(
                SWT.KeyDown,
                e -> {
                    if (e.keyCode == SWT.ESC && e.doit && !field.isCompleting()) {
                        closed.run();
                    }
                });
        GridData data = new GridData(SWT.FILL, SWT.FILL, true, false);
        data.exclude = true;
        row.setLayoutData(data);
        row.setVisible(false);
    }

    /** Says in the empty field what a filter looks at. */
    void setHint(String hint) {
        text.setMessage(hint);
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

    /** Shows the error of the filter and its position. */
    void say(FilterSyntaxException wrong) {
        field.say(wrong);
    }

    /** Shows why the filter has no effect; null if it has one. */
    void say(@Nullable String why) {
        field.say(why);
    }

    String text() {
        return text.getText();
    }

    void setText(String value) {
        text.setText(value);
    }

    private void apply() {
        applying.cancel();
        try {
            RowFilter wanted = RowFilter.parse(text.getText());
            field.say((String) null);
            if (row.getVisible()) {
                filter.accept(wanted);
            }
        } catch (FilterSyntaxException e) {
            field.say(e);
        }
    }
}
