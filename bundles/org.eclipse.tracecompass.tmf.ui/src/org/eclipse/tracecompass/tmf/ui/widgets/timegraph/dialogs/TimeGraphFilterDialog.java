package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.dialogs;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.viewers.CheckboxTreeViewer;
import org.eclipse.jface.viewers.IBaseLabelProvider;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.ViewerComparator;
import org.eclipse.jface.viewers.ViewerFilter;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.TimeGraphContentProvider;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry;
import org.eclipse.ui.dialogs.ISelectionStatusValidator;
import org.eclipse.ui.dialogs.SelectionStatusDialog;

/**
 * A dialog in which the user chooses rows of a time graph in a tree with check boxes, below a field
 * that looks for names. Its result are the checked rows. For the UI thread.
 *
 * @since 9.5.0
 */
public class TimeGraphFilterDialog extends SelectionStatusDialog {

    private static final String PLUGIN = "org.eclipse.tracecompass.tmf.ui";

    private final List<ViewerFilter> filters = new ArrayList<>();
    private final List<ITimeGraphEntryActiveProvider> checkActive = new ArrayList<>();
    private final List<ITimeGraphEntryActiveProvider> uncheckInactive = new ArrayList<>();
    private FilteredCheckboxTree tree;
    private ITreeContentProvider contentProvider = new TimeGraphContentProvider();
    private IBaseLabelProvider labelProvider = new LabelProvider();
    private ViewerComparator comparator;
    private ISelectionStatusValidator validator;
    private String emptyListMessage = "";
    private String[] columnNames = {};
    private Object[] expanded = {};
    private Object input;
    private int width = 60;
    private int height = 18;

    /**
     * @param parent the parent window
     */
    public TimeGraphFilterDialog(Shell parent) {
        super(parent);
        setShellStyle(getShellStyle() | SWT.RESIZE);
    }

    /** Sets the element that is checked first. */
    public void setInitialSelection(Object selection) {
        setInitialSelections(selection);
    }

    /** Sets what is said if there are no rows. */
    public void setEmptyListMessage(String message) {
        emptyListMessage = message;
    }

    /** Sets the order of rows. */
    public void setComparator(ViewerComparator comparator) {
        this.comparator = comparator;
    }

    /** Leaves out the rows that a filter rejects. */
    public void addFilter(ViewerFilter filter) {
        filters.add(filter);
    }

    /** Sets who says whether a choice is valid; null for any but an empty one. */
    public void setValidator(ISelectionStatusValidator validator) {
        this.validator = validator;
    }

    /** Sets what the content provider makes rows of. */
    public void setInput(Object input) {
        this.input = input;
    }

    /** Sets the rows whose children are shown first. */
    public void setExpandedElements(Object[] elements) {
        expanded = elements == null ? new Object[0] : elements.clone();
    }

    /**
     * Sets the size of the tree.
     *
     * @param width in characters
     * @param height in lines
     */
    public void setSize(int width, int height) {
        this.width = width;
        this.height = height;
    }

    /** Sets who finds rows; the usual one knows rows of time graphs. */
    public void setContentProvider(ITreeContentProvider contentProvider) {
        this.contentProvider = contentProvider;
    }

    /** Sets who says names. */
    public void setLabelProvider(IBaseLabelProvider labelProvider) {
        this.labelProvider = labelProvider;
    }

    /** Adds a button that checks the rows that are active. */
    public void addTimeGraphFilterCheckActiveButton(ITimeGraphEntryActiveProvider activeProvider) {
        checkActive.add(activeProvider);
    }

    /** Adds a button that unchecks the rows that are not active. */
    public void addTimeGraphFilterUncheckInactiveButton(
            ITimeGraphEntryActiveProvider inactiveProvider) {
        uncheckInactive.add(inactiveProvider);
    }

    /** Sets the titles of the columns. */
    public void setColumnNames(String[] columnNames) {
        this.columnNames = columnNames == null ? new String[0] : columnNames.clone();
    }

    /** Says whether the choice is valid, and lets OK be pressed if it is. */
    protected void updateOKStatus() {
        IStatus status;
        if (contentProvider.getElements(input).length == 0) {
            status = new Status(IStatus.ERROR, PLUGIN, emptyListMessage);
        } else if (validator != null) {
            status = validator.validate(tree.getCheckedElements());
        } else if (tree.getCheckedElements().length == 0) {
            status = new Status(IStatus.ERROR, PLUGIN, Messages.FilterDialog_NothingChosen);
        } else {
            status = new Status(IStatus.OK, PLUGIN, "");
        }
        updateStatus(status);
    }

    @Override
    public int open() {
        super.open();
        return getReturnCode();
    }

    @Override
    protected void computeResult() {
        setResult(Arrays.asList(tree.getCheckedElements()));
    }

    @Override
    public void create() {
        super.create();
        Object[] initial = getInitialElementSelections().toArray();
        tree.setCheckedElements(initial);
        getTreeViewer().setExpandedElements(expanded);
        for (TreeColumn column : getTreeViewer().getTree().getColumns()) {
            column.pack();
        }
        updateOKStatus();
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        Composite area = (Composite) super.createDialogArea(parent);
        createMessageArea(area);
        CheckboxTreeViewer viewer = createTreeViewer(area);
        GridData data = new GridData(SWT.FILL, SWT.FILL, true, true);
        data.widthHint = convertWidthInCharsToPixels(width);
        data.heightHint = convertHeightInCharsToPixels(height);
        Tree widget = viewer.getTree();
        widget.setLayoutData(data);
        widget.setFont(parent.getFont());
        createSelectionButtons(area);
        return area;
    }

    /** Creates the tree. */
    protected CheckboxTreeViewer createTreeViewer(Composite parent) {
        tree =
                new FilteredCheckboxTree(
                        parent,
                        SWT.BORDER | SWT.MULTI | SWT.FULL_SELECTION,
                        new TreePatternFilter(),
                        true,
                        false);
        Tree widget = tree.getViewer().getTree();
        widget.setHeaderVisible(columnNames.length > 0);
        for (String name : columnNames) {
            new TreeColumn(widget, SWT.LEFT).setText(name);
        }
        CheckboxTreeViewer viewer = tree.getCheckboxTreeViewer();
        viewer.setContentProvider(contentProvider);
        viewer.setLabelProvider(labelProvider);
        if (comparator != null) {
            viewer.setComparator(comparator);
        }
        filters.forEach(viewer::addFilter);
        tree.addCheckStateListener(e -> updateOKStatus());
        viewer.setInput(input);
        return viewer;
    }

    /** The tree; null before it has been created. */
    protected CheckboxTreeViewer getTreeViewer() {
        return tree == null ? null : tree.getCheckboxTreeViewer();
    }

    /** Creates the buttons that check several rows. */
    protected Composite createSelectionButtons(Composite composite) {
        Composite row = new Composite(composite, SWT.RIGHT);
        GridLayout layout = new GridLayout();
        layout.numColumns = 0;
        layout.marginWidth = 0;
        row.setLayout(layout);
        row.setLayoutData(new GridData(SWT.END, SWT.TOP, true, false));
        for (ITimeGraphEntryActiveProvider active : checkActive) {
            button(row, active.getLabel(), active.getTooltip(), () -> check(active::isActive));
        }
        for (ITimeGraphEntryActiveProvider active : uncheckInactive) {
            button(
                    row,
                    active.getLabel(),
                    active.getTooltip(),
                    () -> uncheck(entry -> !active.isActive(entry)));
        }
        button(row, Messages.FilterDialog_CheckSubtree, null, () -> checkSelected(true));
        button(row, Messages.FilterDialog_CheckAll, null, () -> checkAll(true));
        button(row, Messages.FilterDialog_UncheckSubtree, null, () -> checkSelected(false));
        button(row, Messages.FilterDialog_UncheckAll, null, () -> checkAll(false));
        return row;
    }

    private void button(Composite row, String text, String tooltip, Runnable run) {
        ((GridLayout) row.getLayout()).numColumns++;
        Button button = new Button(row, SWT.PUSH);
        button.setText(text);
        button.setToolTipText(tooltip);
        button.addListener(
                SWT.Selection,
                e -> {
                    run.run();
                    updateOKStatus();
                });
        setButtonLayoutData(button);
    }

    private void checkSelected(boolean state) {
        for (Object element : getTreeViewer().getStructuredSelection().toArray()) {
            tree.setSubtreeChecked(element, state);
        }
    }

    private void checkAll(boolean state) {
        for (Object element : contentProvider.getElements(input)) {
            tree.setSubtreeChecked(element, state);
        }
    }

    /** Checks the rows of a kind, and all above them. */
    private void check(Predicate<ITimeGraphEntry> wanted) {
        Set<Object> checked = new LinkedHashSet<>(Arrays.asList(tree.getCheckedElements()));
        for (ITimeGraphEntry entry : entries()) {
            if (wanted.test(entry)) {
                for (ITimeGraphEntry up = entry; up != null; up = up.getParent()) {
                    checked.add(up);
                }
            }
        }
        tree.setCheckedElements(checked.toArray());
    }

    /** Unchecks the rows of a kind, except those above a row that stays checked. */
    private void uncheck(Predicate<ITimeGraphEntry> unwanted) {
        Set<Object> checked = new LinkedHashSet<>();
        Set<Object> before = new LinkedHashSet<>(Arrays.asList(tree.getCheckedElements()));
        for (ITimeGraphEntry entry : entries()) {
            if (before.contains(entry) && !unwanted.test(entry)) {
                for (ITimeGraphEntry up = entry; up != null; up = up.getParent()) {
                    checked.add(up);
                }
            }
        }
        tree.setCheckedElements(checked.toArray());
    }

    private List<ITimeGraphEntry> entries() {
        List<ITimeGraphEntry> all = new ArrayList<>();
        Deque<Object> left = new ArrayDeque<>(Arrays.asList(contentProvider.getElements(input)));
        while (!left.isEmpty()) {
            Object element = left.removeFirst();
            if (element instanceof ITimeGraphEntry entry) {
                all.add(entry);
            }
            left.addAll(Arrays.asList(contentProvider.getChildren(element)));
        }
        return all;
    }
}
