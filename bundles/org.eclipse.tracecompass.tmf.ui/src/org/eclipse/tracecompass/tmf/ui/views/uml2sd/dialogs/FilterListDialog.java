package org.eclipse.tracecompass.tmf.ui.views.uml2sd.dialogs;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.dialogs.DialogSettings;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.SDView;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.provider.ISDFilterProvider;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.util.Messages;
import org.eclipse.ui.IViewPart;

/**
 * Lets the user edit the filters of a diagram and say which are in use. On the UI thread.
 *
 * @since 9.5.0
 */
public class FilterListDialog extends Dialog {

    /** Begins the keys of stored filters. */
    protected static final String FILTERS_LIST_CRITERIA = "filtersListsCriteria";

    /** The key of the number of stored filters. */
    protected static final String FILTERS_LIST_SIZE = "filtersListSize";

    private final IViewPart viewer;
    private final ISDFilterProvider provider;
    private List<FilterCriteria> filters;
    private Table table;
    private Button edit;
    private Button remove;

    /**
     * @param view the view
     * @param loader what filters the diagram; null if nothing does
     */
    public FilterListDialog(IViewPart view, ISDFilterProvider loader) {
        super(view.getSite().getShell());
        setShellStyle(getShellStyle() | SWT.RESIZE);
        viewer = view;
        provider = loader;
    }

    private static DialogSettings settings() {
        return SDSettings.section(FILTERS_LIST_CRITERIA);
    }

    /** Adds a line for a filter. */
    protected void addCriteria(
            Criteria criteria, boolean checked, boolean positive, String loaderClassName) {
        CriteriaTableItem item = new CriteriaTableItem(table, checked, positive, loaderClassName);
        item.setCriteria(criteria);
    }

    /** Gives the selected filter other criteria. */
    protected void replaceSelectedCriteria(Criteria newCriteria) {
        CriteriaTableItem item = selected();
        if (item != null) {
            item.setCriteria(newCriteria);
        }
    }

    private CriteriaTableItem selected() {
        return table.getSelectionCount() == 1
                ? (CriteriaTableItem) table.getSelection()[0].getData()
                : null;
    }

    /** Enables the buttons that work on the selected filters. */
    protected void handleTableSelectionCount() {
        edit.setEnabled(table.getSelectionCount() == 1);
        remove.setEnabled(table.getSelectionCount() > 0);
    }

    @Override
    public Control createDialogArea(Composite parent) {
        Composite area = (Composite) super.createDialogArea(parent);
        getShell().setText(Messages.SequenceDiagram_SequenceDiagramHidePatterns);
        new Label(area, SWT.NONE).setText(Messages.SequenceDiagram_ListOfHideDisplayPatterns);
        Composite body = new Composite(area, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).applyTo(body);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(body);
        table = new Table(body, SWT.CHECK | SWT.BORDER | SWT.MULTI);
        GridDataFactory.fillDefaults().grab(true, true).hint(420, 180).applyTo(table);
        table.addListener(SWT.Selection, e -> handleTableSelectionCount());
        Composite buttons = new Composite(body, SWT.NONE);
        GridLayoutFactory.fillDefaults().applyTo(buttons);
        GridDataFactory.fillDefaults().applyTo(buttons);
        button(buttons, Messages.SequenceDiagram_Add, this::add);
        edit = button(buttons, Messages.SequenceDiagram_EditIt, this::edit);
        remove = button(buttons, Messages.SequenceDiagram_Remove, this::remove);
        for (FilterCriteria filter : filters) {
            addCriteria(
                    filter.getCriteria(),
                    filter.isActive(),
                    filter.isPositive(),
                    filter.getLoaderClassName());
        }
        handleTableSelectionCount();
        return area;
    }

    private static Button button(Composite parent, String text, Runnable run) {
        Button button = new Button(parent, SWT.PUSH);
        button.setText(text);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(button);
        button.addListener(SWT.Selection, e -> run.run());
        return button;
    }

    private void add() {
        Criteria added = openFilterDialog(null, Messages.SequenceDiagram_Create);
        if (added != null) {
            addCriteria(added, true, false, null);
        }
    }

    private void edit() {
        CriteriaTableItem item = selected();
        Criteria changed =
                item == null
                        ? null
                        : openFilterDialog(item.getCriteria(), Messages.SequenceDiagram_Update);
        if (changed != null) {
            replaceSelectedCriteria(changed);
        }
    }

    private void remove() {
        table.remove(table.getSelectionIndices());
        handleTableSelectionCount();
    }

    /**
     * Asks for criteria.
     *
     * @param criteria those to begin with; null for those of the last time
     * @param action the text of the button that takes them
     * @return the criteria; null if the user cancels
     */
    protected Criteria openFilterDialog(Criteria criteria, String action) {
        if (!(viewer instanceof SDView view) || provider == null) {
            return null;
        }
        SearchFilterDialog dialog =
                new SearchFilterDialog(view, provider, true, SWT.APPLICATION_MODAL);
        dialog.setCriteria(criteria);
        dialog.setOkText(action);
        dialog.setTitle(Messages.SequenceDiagram_DefinitionOfHidePattern);
        return dialog.open() == OK ? dialog.getCriteria() : null;
    }

    @Override
    public int open() {
        loadFiltersCriteria();
        return super.open();
    }

    @Override
    public void okPressed() {
        List<FilterCriteria> chosen = new ArrayList<>();
        for (TableItem line : table.getItems()) {
            CriteriaTableItem item = (CriteriaTableItem) line.getData();
            chosen.add(
                    new FilterCriteria(
                            item.getCriteria(),
                            line.getChecked(),
                            item.isPositive(),
                            item.getLoaderClassName()));
        }
        filters = chosen;
        super.close();
        if (provider != null) {
            provider.filter(filters);
        }
        saveFiltersCriteria(filters);
    }

    /** Sets the filters to edit. */
    public void setFilters(List<FilterCriteria> filters) {
        this.filters = filters;
    }

    /** The filters; null before the dialog was opened. */
    public List<FilterCriteria> getFilters() {
        return filters;
    }

    /** Takes the stored filters if none were set. */
    protected void loadFiltersCriteria() {
        if (filters == null) {
            filters = getGlobalFilters();
        }
    }

    /** The stored filters. */
    public static List<FilterCriteria> getGlobalFilters() {
        List<FilterCriteria> stored = new ArrayList<>();
        String size = settings().get(FILTERS_LIST_SIZE);
        for (int i = 0; size != null && i < Integer.parseInt(size); i++) {
            if (settings().getSection(FILTERS_LIST_CRITERIA + i)
                    instanceof DialogSettings section) {
                FilterCriteria filter = new FilterCriteria();
                filter.load(section);
                stored.add(filter);
            }
        }
        return stored;
    }

    /** Stores filters in place of those that are stored. */
    public static void saveFiltersCriteria(List<FilterCriteria> globalFilters) {
        DialogSettings settings = settings();
        settings.put(FILTERS_LIST_SIZE, globalFilters.size());
        for (int i = 0; i < globalFilters.size(); i++) {
            DialogSettings section = new DialogSettings(FILTERS_LIST_CRITERIA + i);
            globalFilters.get(i).save(section);
            settings.addSection(section);
        }
        SDSettings.save();
    }

    /** Uses none of the stored filters any more. */
    public static void deactivateSavedGlobalFilters() {
        List<FilterCriteria> stored = getGlobalFilters();
        stored.forEach(filter -> filter.setActive(false));
        saveFiltersCriteria(stored);
    }

    /** A filter in the list. */
    protected class CriteriaTableItem {

        /** What the filter finds. */
        protected Criteria fCriteria;

        /** Whether it shows what it finds. */
        protected boolean fIsPositive;

        /** The class of the loader; null for all. */
        protected String fLoaderClassName;

        /** The line. */
        protected TableItem fTableItem;

        /** A filter at the end of the list. */
        public CriteriaTableItem(
                Table parent, boolean isActive, boolean isPositive, String loaderClassName) {
            this(parent, isActive, isPositive, loaderClassName, parent.getItemCount());
        }

        /** A filter at some place of the list. */
        public CriteriaTableItem(
                Table parent,
                boolean isActive,
                boolean isPositive,
                String loaderClassName,
                int index) {
            fTableItem = new TableItem(parent, SWT.NONE, index);
            fTableItem.setData(this);
            fTableItem.setChecked(isActive);
            fIsPositive = isPositive;
            fLoaderClassName = loaderClassName;
        }

        /** Sets what the filter finds. */
        public void setCriteria(Criteria criteria) {
            fCriteria = criteria;
            fTableItem.setText(
                    (fIsPositive ? Messages.SequenceDiagram_display : Messages.SequenceDiagram_hide)
                            + " "
                            + criteria.getExpression()
                            + " "
                            + criteria.getGraphNodeSummary(provider, fLoaderClassName));
        }

        /** What the filter finds. */
        public Criteria getCriteria() {
            return fCriteria;
        }

        /** Whether it shows what it finds. */
        public boolean isPositive() {
            return fIsPositive;
        }

        /** The class of the loader; null for all. */
        public String getLoaderClassName() {
            return fLoaderClassName;
        }
    }
}
