package org.eclipse.tracecompass.internal.tmf.ui.filter;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfEventFieldAspect;
import org.eclipse.tracecompass.tmf.core.filter.model.ITmfFilterTreeNode;
import org.eclipse.tracecompass.tmf.core.filter.model.ITmfFilterWithNot;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterAspectNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterCompareNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterContainsNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterEqualsNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterMatchesNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterTraceTypeNode;

/** The fields of a node of a filter. What the user types is in the node at once. */
final class NodeForm extends Composite {

    private final Runnable changed;

    /**
     * @param parent the parent
     * @param changed called after each change of a node
     */
    NodeForm(Composite parent, Runnable changed) {
        super(parent, SWT.NONE);
        this.changed = changed;
        GridLayoutFactory.swtDefaults().numColumns(2).applyTo(this);
    }

    /** Shows the fields of a node; none for null. */
    void show(@Nullable ITmfFilterTreeNode node) {
        for (Control child : getChildren()) {
            child.dispose();
        }
        switch (node) {
            case TmfFilterNode filter ->
                    text(Messages.Filters_Name, filter.getFilterName(), filter::setFilterName);
            case TmfFilterTraceTypeNode type -> showType(type);
            case TmfFilterAspectNode condition -> showCondition(condition);
            case null -> hint();
            default -> {
                // only to be negated
            }
        }
        if (node instanceof ITmfFilterWithNot negatable) {
            check(Messages.Filters_Not, negatable.isNot(), negatable::setNot);
        }
        layout(true, true);
    }

    private void hint() {
        Label label = new Label(this, SWT.WRAP);
        label.setText(Messages.Filters_Hint);
        GridDataFactory.fillDefaults().span(2, 1).grab(true, false).applyTo(label);
    }

    private void showType(TmfFilterTraceTypeNode type) {
        Map<String, String> types = FilterNodes.traceTypes();
        types.remove(TmfFilterAspectNode.BASE_ASPECT_ID);
        List<String> ids = new ArrayList<>(types.keySet());
        combo(
                Messages.Filters_TraceType,
                new ArrayList<>(types.values()),
                ids.indexOf(type.getTraceTypeId()),
                index -> type.setTraceTypeId(ids.get(index)));
    }

    private void showCondition(TmfFilterAspectNode condition) {
        showAspect(condition);
        switch (condition) {
            case TmfFilterContainsNode contains -> {
                text(Messages.Filters_Value, contains.getValue(), contains::setValue);
                check(
                        Messages.Filters_IgnoreCase,
                        contains.isIgnoreCase(),
                        contains::setIgnoreCase);
            }
            case TmfFilterEqualsNode equal -> {
                text(Messages.Filters_Value, equal.getValue(), equal::setValue);
                check(Messages.Filters_IgnoreCase, equal.isIgnoreCase(), equal::setIgnoreCase);
            }
            case TmfFilterMatchesNode matches ->
                    text(Messages.Filters_Regex, matches.getRegex(), matches::setRegex);
            case TmfFilterCompareNode compare -> showComparison(compare);
            default -> {
                // a kind of a plug-in
            }
        }
    }

    private void showComparison(TmfFilterCompareNode compare) {
        combo(
                Messages.Filters_Result,
                List.of("<", "=", ">"),
                compare.getResult() + 1,
                index -> compare.setResult(index - 1));
        combo(
                Messages.Filters_CompareAs,
                List.of(Messages.Filters_Number, Messages.Filters_Text, Messages.Filters_Time),
                compare.getType().ordinal(),
                index -> compare.setType(TmfFilterCompareNode.Type.values()[index]));
        text(Messages.Filters_Value, compare.getValue(), compare::setValue);
    }

    private void showAspect(TmfFilterAspectNode condition) {
        Map<String, String> types = FilterNodes.traceTypes();
        List<String> ids = new ArrayList<>(types.keySet());
        combo(
                Messages.Filters_TraceType,
                new ArrayList<>(types.values()),
                Math.max(0, ids.indexOf(condition.getTraceTypeId())),
                index -> {
                    condition.setTraceTypeId(ids.get(index));
                    condition.setEventAspect(FilterNodes.aspects(ids.get(index)).get(0));
                    show(condition);
                });
        List<ITmfEventAspect<?>> aspects = FilterNodes.aspects(condition.getTraceTypeId());
        ITmfEventAspect<?> current = condition.getEventAspect();
        int place = -1;
        for (int i = 0; i < aspects.size(); i++) {
            if (current != null && aspects.get(i).getName().equals(current.getName())) {
                place = i;
            }
        }
        combo(
                Messages.Filters_Aspect,
                aspects.stream().map(ITmfEventAspect::getName).toList(),
                place,
                index -> {
                    condition.setEventAspect(aspects.get(index));
                    show(condition);
                });
        if (current instanceof TmfEventFieldAspect fields) {
            text(
                    Messages.Filters_Field,
                    fields.getFieldPath(),
                    path -> condition.setEventAspect(fields.forField(path)));
        }
    }

    // --- fields

    private void label(String text) {
        Label label = new Label(this, SWT.NONE);
        label.setText(text);
        GridDataFactory.swtDefaults().applyTo(label);
    }

    private void text(String name, @Nullable String value, Consumer<String> set) {
        label(name);
        Text field = new Text(this, SWT.BORDER);
        field.setText(value == null ? "" : value);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(field);
        field.addModifyListener(
                e -> {
                    set.accept(field.getText());
                    changed.run();
                });
    }

    private void check(String name, boolean value, Consumer<Boolean> set) {
        Button button = new Button(this, SWT.CHECK);
        button.setText(name);
        button.setSelection(value);
        GridDataFactory.swtDefaults().span(2, 1).applyTo(button);
        button.addListener(
                SWT.Selection,
                e -> {
                    set.accept(button.getSelection());
                    changed.run();
                });
    }

    private void combo(String name, List<String> items, int selected, IntConsumer set) {
        label(name);
        Combo combo = new Combo(this, SWT.DROP_DOWN | SWT.READ_ONLY);
        combo.setItems(items.toArray(new String[0]));
        combo.select(selected);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(combo);
        combo.addListener(
                SWT.Selection,
                e -> {
                    int index = combo.getSelectionIndex();
                    if (index >= 0) {
                        set.accept(index);
                        changed.run();
                    }
                });
    }
}
