package org.eclipse.tracecompass.tmf.ui.timegraph;

import java.util.function.Function;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.common.core.filter.FilterSyntaxException;
import org.eclipse.tracecompass.common.core.filter.FilterVocabulary;
import org.eclipse.tracecompass.common.core.filter.LabelVocabulary;
import org.eclipse.tracecompass.common.core.filter.RowFilter;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.TimeSelection;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.LayoutOptions;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphTree;
import org.eclipse.tracecompass.tmf.ui.export.ExportTimes;
import org.eclipse.tracecompass.tmf.ui.export.NothingToExport;
import org.eclipse.tracecompass.tmf.ui.export.TableExport;
import org.eclipse.tracecompass.tmf.ui.export.ViewTable;

/**
 * A time graph with all that users expect of one: the row in which they filter rows, the legend in
 * which they choose colours, the exports, and the actions for tool bars and menus. Where the data
 * come from is not its concern. For the UI thread.
 *
 * @param <C> the type of the time graph
 * @since 0.2.0
 */
public final class TimeGraphPanel<C extends TimeGraphControl> extends Composite {

    /** What a panel asks and tells its owner. */
    public interface Host {

        /** The provider whose rows are shown, for exports; null while there is none. */
        @Nullable
        ITimeGraphDataProvider<? extends ITimeGraphEntryModel> provider();

        /** What is shown, for the names of exported files: the trace and the view. */
        Names names();

        /** The user filters rows otherwise; null = no filter. Called before they are laid out. */
        default void filterChanged(@Nullable RowFilter rows) {}

        /** Rows have been filtered. */
        default void filtered() {}
    }

    /**
     * What is shown.
     *
     * @param trace the name of the trace; empty if there is none
     * @param view the title of the view
     */
    public record Names(String trace, String view) {

        private String file() {
            return trace + "-" + view;
        }

        private String title() {
            return view + " – " + trace;
        }
    }

    private final C graph;
    private final Host host;
    private final FilterRow filterRow;
    private final TimeGraphActions actions;
    private ColourChoices colours;

    /**
     * @param parent the parent
     * @param maker makes the time graph
     * @param colourKey the key under which the user's colours are stored
     * @param host is asked and told
     */
    public TimeGraphPanel(
            Composite parent, Function<Composite, C> maker, String colourKey, Host host) {
        super(parent, SWT.NONE);
        this.host = host;
        this.colours = new ColourChoices(colourKey);
        GridLayout layout = new GridLayout();
        layout.marginWidth = 0;
        layout.marginHeight = 0;
        layout.verticalSpacing = 0;
        setLayout(layout);
        filterRow = new FilterRow(this, this::vocabulary, this::filter, this::toggleFilter);
        setFilterSubject(Messages.Filter_ByName);
        graph = maker.apply(this);
        graph.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
        actions =
                new TimeGraphActions(
                        graph,
                        this::showLegend,
                        this::toggleFilter,
                        this::exportPicture,
                        this::exportStates,
                        this::exportTable);
        graph.scene().setColours(colours.load());
    }

    /** The time graph. */
    public C graph() {
        return graph;
    }

    /** The actions. */
    public TimeGraphActions actions() {
        return actions;
    }

    /** Stores the user's colours under another key, and shows those stored there. */
    public void setColourKey(String colourKey) {
        colours = new ColourChoices(colourKey);
        graph.scene().setColours(colours.load());
        graph.refresh();
    }

    // --- the filter of rows

    /** Says what the filter of rows looks at. */
    public void setFilterSubject(String subject) {
        filterRow.setHint(NLS.bind(Messages.Filter_Hint, subject));
    }

    /** The filter of rows as it is typed; null while it is not shown. */
    public @Nullable String filter() {
        return filterRow.isShown() ? filterRow.text() : null;
    }

    /** Shows the filter of rows with a text. */
    public void setFilter(String text) {
        filterRow.setText(text);
        toggleFilter();
    }

    private void filter(@Nullable RowFilter rows) {
        LayoutOptions options = graph.scene().options();
        TimeGraphTree tree = graph.scene().data().tree();
        if (rows != null && tree.size() > 0) {
            try {
                rows.search(options.filterColumns(tree));
            } catch (FilterSyntaxException e) {
                filterRow.say(e);
                return;
            }
        }
        host.filterChanged(rows);
        graph.setFilter(rows);
        filterRow.say(graph.scene().layout().filterProblem());
        host.filtered();
    }

    private FilterVocabulary vocabulary() {
        LayoutOptions options = graph.scene().options();
        TimeGraphTree tree = graph.scene().data().tree();
        return new LabelVocabulary(
                options.filterColumns(tree),
                tree.entries().stream().map(options::filterLabels).toList());
    }

    private void toggleFilter() {
        filterRow.show(!filterRow.isShown());
        actions.setFilterShown(filterRow.isShown());
        if (!filterRow.isShown()) {
            graph.setFocus();
        }
    }

    // --- colours and exports

    /** Opens the legend, in which the user can choose other colours. */
    public void showLegend() {
        new LegendDialog(
                        graph.getShell(),
                        graph.scene().originalPalette(),
                        colours.load(),
                        chosen -> {
                            colours.save(chosen);
                            graph.scene().setColours(chosen);
                            graph.refresh();
                        })
                .open();
    }

    /**
     * Asks for a file and writes the visible part to it, as PNG or SVG; says so if there is nothing
     * to be seen yet.
     */
    public void exportPicture() {
        ITimeGraphDataProvider<? extends ITimeGraphEntryModel> provider = host.provider();
        if (provider == null) {
            NothingToExport.tell(graph.getShell());
        } else {
            Names names = host.names();
            PictureExport.ask(
                    graph,
                    names.file(),
                    () ->
                            PictureExport.of(provider, graph.scene())
                                    .colours(colours.load())
                                    .title(names.trace()));
        }
    }

    /** Returns the states of the rows that are shown; null as long as there are none. */
    private @Nullable ViewTable table() {
        ITimeGraphDataProvider<? extends ITimeGraphEntryModel> provider = host.provider();
        return provider == null || graph.scene().data().tree().size() == 0
                ? null
                : StatesTable.of(provider, graph.scene(), host.names().title());
    }

    /**
     * Asks for a file and writes states of the rows that are shown to it, as a table; says so if
     * there are none yet.
     */
    public void exportTable() {
        ViewTable table = table();
        if (table == null) {
            NothingToExport.tell(graph.getShell());
        } else {
            Names names = host.names();
            TableExport.ask(graph.getShell(), names.view(), table, names.trace(), times());
        }
    }

    private ExportTimes times() {
        Viewport v = graph.scene().viewport();
        TimeSelection selection = graph.scene().selection();
        return new ExportTimes(
                new ExportTimes.Span(v.start(), v.end()),
                selection == null || selection.isInstant()
                        ? null
                        : new ExportTimes.Span(selection.from(), selection.to()),
                new ExportTimes.Span(v.boundsStart(), v.boundsEnd()),
                graph.scene().time());
    }

    /** Asks for a file and writes the visible states to it. */
    private void exportStates(StatesExport kind) {
        ITimeGraphDataProvider<? extends ITimeGraphEntryModel> provider = host.provider();
        if (provider == null) {
            NothingToExport.tell(graph.getShell());
        } else {
            Names names = host.names();
            kind.ask(
                    graph,
                    names.file(),
                    () ->
                            StatesExport.of(provider, graph.scene())
                                    .colours(colours.load())
                                    .title(names.title()));
        }
    }
}
