package org.eclipse.tracecompass.internal.tmf.ui.events;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.ScrollBar;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.tracecompass.common.core.filter.FilterDialect;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.Shades;
import org.eclipse.tracecompass.tmf.ui.jobs.Delayed;
import org.eclipse.tracecompass.tmf.ui.widgets.FilterCompletion;

/**
 * A field for an expression over fields, and below it one over each column of a table, for the
 * condition that the column's texts must meet.
 */
final class EventFilterRow extends Composite {

    private static final int PAUSE_MS = 400;

    private final Table table;
    private final Runnable apply;
    private final Supplier<EventVocabulary> vocabulary;
    private final ExpressionField expression;
    private final List<Text> fields = new ArrayList<>();
    private final Map<Text, FilterCompletion> completions = new HashMap<>();
    private final Delayed applying;

    /**
     * @param table the table below
     * @param vocabulary the words that an expression may have
     * @param apply told when the user has typed a condition
     */
    EventFilterRow(
            Composite parent, Table table, Supplier<EventVocabulary> vocabulary, Runnable apply) {
        super(parent, SWT.NONE);
        this.table = table;
        this.apply = apply;
        applying = new Delayed(this, PAUSE_MS, apply);
        this.vocabulary = vocabulary;
        expression = new ExpressionField(this, vocabulary::get, applying::request, this::applyNow);
        addListener(SWT.Resize, e -> align());
    }

    @Override
    public boolean setFocus() {
        return expression.setFocus();
    }

    private static int fieldHeight(Text field) {
        return field.computeSize(SWT.DEFAULT, SWT.DEFAULT).y;
    }

    @Override
    public Point computeSize(int wHint, int hHint, boolean changed) {
        int height = fields.isEmpty() ? 24 : fieldHeight(fields.get(0));
        return new Point(wHint == SWT.DEFAULT ? 100 : wHint, 2 * height + 4);
    }

    /** Makes a field for each of some columns. */
    void setColumns(List<EventColumn> columns) {
        fields.forEach(Text::dispose);
        fields.clear();
        completions.clear();
        for (EventColumn column : columns) {
            Text field = new Text(this, SWT.BORDER | SWT.SINGLE);
            field.setMessage(Messages.Filter_Hint);
            field.setToolTipText(Messages.Filter_Help);
            field.setData(column.name());
            field.addListener(SWT.Modify, e -> applying.request());
            completions.put(
                    field,
                    FilterCompletion.of(
                            field, FilterDialect.COLUMN, () -> vocabulary.get().of(column)));
            field.addListener(SWT.DefaultSelection, e -> applyNow());
            field.addListener(SWT.KeyDown, this::key);
            fields.add(field);
        }
        align();
    }

    private void key(Event event) {
        if (event.keyCode == SWT.ESC
                && event.doit
                && event.widget instanceof Text field
                && !completions.get(field).isOpen()) {
            field.setText("");
            applyNow();
            event.doit = false;
        }
    }

    private void applyNow() {
        applying.cancel();
        apply.run();
    }

    /** The conditions by column. */
    Map<String, String> conditions() {
        Map<String, String> conditions = new LinkedHashMap<>();
        if (!expression.getText().isBlank()) {
            conditions.put(EventFilter.EXPRESSION, expression.getText());
        }
        for (Text field : fields) {
            if (!field.getText().isBlank()) {
                conditions.put((String) field.getData(), field.getText());
            }
        }
        return conditions;
    }

    /** Puts an expression in force in place of all conditions. */
    void apply(String text) {
        clear();
        expression.setText(text);
        applyNow();
    }

    /** Empties all fields, without telling. */
    void clear() {
        fill(Map.of());
    }

    /**
     * Fills the fields with conditions, without telling.
     *
     * @param conditions by column, like {@link #conditions()}
     */
    void fill(Map<String, String> conditions) {
        expression.setText(conditions.getOrDefault(EventFilter.EXPRESSION, ""));
        for (Text field : fields) {
            field.setText(conditions.getOrDefault((String) field.getData(), ""));
        }
        applying.cancel();
    }

    /**
     * Marks the field whose condition cannot be understood, and where; null marks none.
     *
     * @param place the column of the condition that is wrong, from 1
     */
    void mark(@Nullable String column, int place, String why) {
        expression.mark(EventFilter.EXPRESSION.equals(column) ? place : 0, why);
        Color bad = Shades.of(this).lost();
        for (Text field : fields) {
            boolean marked = field.getData().equals(column);
            field.setForeground(marked ? bad : null);
            field.setToolTipText(marked ? why : Messages.Filter_Help);
        }
    }

    /** Puts each field over its column. */
    void align() {
        if (isDisposed() || fields.size() != table.getColumnCount()) {
            return;
        }
        ScrollBar bar = table.getHorizontalBar();
        int x = bar != null && bar.isVisible() ? -bar.getSelection() : 0;
        int height = (getClientArea().height - 4) / 2;
        expression.setBounds(1, 1, Math.max(10, getClientArea().width - 2), height);
        int top = height + 2;
        for (int index : table.getColumnOrder()) {
            int width = table.getColumn(index).getWidth();
            Text field = fields.get(index);
            field.setVisible(width > 0);
            if (width > 0) {
                field.setBounds(x + 1, top, Math.max(10, width - 2), height);
            }
            x += width;
        }
    }
}
