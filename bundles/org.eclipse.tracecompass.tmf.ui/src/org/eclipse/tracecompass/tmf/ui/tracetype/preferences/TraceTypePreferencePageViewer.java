package org.eclipse.tracecompass.tmf.ui.tracetype.preferences;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.CheckboxTreeViewer;
import org.eclipse.jface.viewers.ICheckStateProvider;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerComparator;
import org.eclipse.jface.viewers.ViewerFilter;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.tmf.core.project.model.TraceTypeHelper;

/**
 * A tree of trace types to check, with a filter above it and buttons beside it. Enabled types are
 * checked first. What the filter hides keeps its check.
 *
 * @since 9.5.0
 */
public class TraceTypePreferencePageViewer {

    private static final int HEIGHT = 300;
    private static final int WIDTH = 300;

    private final List<TraceTypeHelper> types = new ArrayList<>();
    private final Set<TraceTypeHelper> checked = new LinkedHashSet<>();
    private final TraceTypeTreeContentProvider content = new TraceTypeTreeContentProvider();
    private final TraceTypeLabelProvider labels = new TraceTypeLabelProvider();
    private CheckboxTreeViewer tree;
    private ViewerComparator comparator = new ViewerComparator();
    private String wanted = "";

    /**
     * @param entries the types, in any order
     */
    public TraceTypePreferencePageViewer(Iterable<TraceTypeHelper> entries) {
        for (TraceTypeHelper type : entries) {
            types.add(type);
            if (type.isEnabled()) {
                checked.add(type);
            }
        }
    }

    /**
     * Creates the filter, the tree and the buttons.
     *
     * @param parent the parent
     * @return what holds them
     */
    public Composite create(Composite parent) {
        Composite area = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).applyTo(area);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(area);
        GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(createFilterArea(area));
        CheckboxTreeViewer made = createTreeViewer(area);
        GridDataFactory.fillDefaults()
                .grab(true, true)
                .hint(WIDTH, HEIGHT)
                .applyTo(made.getControl());
        GridDataFactory.fillDefaults().applyTo(createSelectionButtons(area));
        return area;
    }

    /**
     * Creates the field whose text filters the tree: types whose name or category contains it.
     *
     * @param parent the parent
     * @return what holds the field
     */
    public Composite createFilterArea(Composite parent) {
        Composite area = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().applyTo(area);
        Text field = new Text(area, SWT.BORDER | SWT.SEARCH | SWT.ICON_CANCEL);
        field.setMessage(Messages.TraceTypes_Filter);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(field);
        field.addModifyListener(
                e -> {
                    wanted = field.getText().strip().toLowerCase(Locale.ROOT);
                    tree.refresh();
                    tree.expandAll();
                });
        return area;
    }

    /** Creates the tree. */
    protected CheckboxTreeViewer createTreeViewer(Composite parent) {
        CheckboxTreeViewer made = new CheckboxTreeViewer(parent, SWT.BORDER);
        tree = made;
        made.setContentProvider(content);
        made.setLabelProvider(labels);
        made.setComparator(comparator);
        made.setCheckStateProvider(new Checks());
        made.addFilter(new Names());
        made.addCheckStateListener(
                e -> {
                    for (TraceTypeHelper type : below(e.getElement())) {
                        check(type, e.getChecked());
                    }
                    made.refresh();
                });
        made.setInput(types);
        made.expandAll();
        return made;
    }

    /** Creates the buttons that check and uncheck all shown types. */
    protected Composite createSelectionButtons(Composite composite) {
        Composite area = new Composite(composite, SWT.NONE);
        GridLayoutFactory.fillDefaults().applyTo(area);
        button(area, Messages.TraceTypes_CheckAll, true);
        button(area, Messages.TraceTypes_UncheckAll, false);
        return area;
    }

    private void button(Composite parent, String text, boolean check) {
        Button button = new Button(parent, SWT.PUSH);
        button.setText(text);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(button);
        button.addListener(
                SWT.Selection,
                e -> {
                    types.stream().filter(this::isShown).forEach(type -> check(type, check));
                    tree.refresh();
                });
    }

    private void check(TraceTypeHelper type, boolean check) {
        if (check) {
            checked.add(type);
        } else {
            checked.remove(type);
        }
    }

    private boolean isShown(TraceTypeHelper type) {
        return type.getName().toLowerCase(Locale.ROOT).contains(wanted)
                || type.getCategoryName().toLowerCase(Locale.ROOT).contains(wanted);
    }

    /** The shown types that an element of the tree stands for. */
    private List<TraceTypeHelper> below(Object element) {
        List<TraceTypeHelper> all =
                element instanceof TraceTypeHelper type
                        ? List.of(type)
                        : List.of(content.getChildren(element));
        return all.stream().filter(this::isShown).toList();
    }

    /** Checks all types. */
    public void performDefaults() {
        checked.addAll(types);
        if (tree != null) {
            tree.refresh();
        }
    }

    /** The checked types, hidden ones included. */
    public List<TraceTypeHelper> getCheckedElements() {
        return types.stream().filter(checked::contains).toList();
    }

    /** The types that are not checked, hidden ones included. */
    public List<TraceTypeHelper> getUncheckedElements() {
        return types.stream().filter(Predicate.not(checked::contains)).toList();
    }

    /** Sets the order of the tree; by default by name. */
    public void setComparator(ViewerComparator comparator) {
        this.comparator = comparator;
        if (tree != null) {
            tree.setComparator(comparator);
        }
    }

    /** A category is checked if one of its types is, and grey if another one is not. */
    private final class Checks implements ICheckStateProvider {

        @Override
        public boolean isChecked(Object element) {
            return below(element).stream().anyMatch(checked::contains);
        }

        @Override
        public boolean isGrayed(Object element) {
            return isChecked(element) && !checked.containsAll(below(element));
        }
    }

    private final class Names extends ViewerFilter {

        @Override
        public boolean select(Viewer viewer, Object parentElement, Object element) {
            return !below(element).isEmpty();
        }
    }
}
