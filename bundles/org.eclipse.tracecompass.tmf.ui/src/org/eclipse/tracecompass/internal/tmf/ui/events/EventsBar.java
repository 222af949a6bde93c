package org.eclipse.tracecompass.internal.tmf.ui.events;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.tracecompass.common.core.filter.FilterDialect;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.Shades;
import org.eclipse.tracecompass.internal.tmf.ui.Texts;
import org.eclipse.tracecompass.tmf.ui.widgets.FilterCompletion;
import org.eclipse.tracecompass.tmf.ui.widgets.Icons;

/** The line over the table of events: search, filter switch, and how many events there are. */
final class EventsBar extends Composite {

    private final EventsView view;
    private final Text search;
    private final FilterCompletion completion;
    private final ToolItem filter;
    private final Label message;
    private final Label status;

    EventsBar(Composite parent, EventsView view) {
        super(parent, SWT.NONE);
        this.view = view;
        GridLayoutFactory.fillDefaults().numColumns(4).margins(4, 2).spacing(6, 0).applyTo(this);
        search = new Text(this, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
        search.setMessage(Messages.Search_Hint);
        search.setToolTipText(Messages.Search_Help);
        GridDataFactory.fillDefaults()
                .hint(260, SWT.DEFAULT)
                .align(SWT.BEGINNING, SWT.CENTER)
                .applyTo(search);
        completion = FilterCompletion.of(search, FilterDialect.STRICT, view::vocabulary);
        search.addListener(SWT.DefaultSelection, e -> view.find(search.getText(), true));
        search.addListener(SWT.KeyDown, this::key);
        ToolBar tools = new ToolBar(this, SWT.FLAT | SWT.HORIZONTAL);
        GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.CENTER).applyTo(tools);
        item(
                tools,
                SWT.PUSH,
                Icons.PREVIOUS,
                Messages.Search_Previous,
                () -> view.find(search.getText(), false));
        item(
                tools,
                SWT.PUSH,
                Icons.NEXT,
                Messages.Search_Next,
                () -> view.find(search.getText(), true));
        filter = item(tools, SWT.CHECK, Icons.FILTER, Messages.Filter_Toggle, () -> {});
        filter.addListener(SWT.Selection, e -> view.showFilters(filter.getSelection()));
        message = new Label(this, SWT.NONE);
        GridDataFactory.fillDefaults()
                .grab(true, false)
                .align(SWT.FILL, SWT.CENTER)
                .applyTo(message);
        status = new Label(this, SWT.RIGHT);
        GridDataFactory.fillDefaults().align(SWT.END, SWT.CENTER).applyTo(status);
        addListener(SWT.Resize, e -> arrange());
    }

    /** The fields of the filter are shown, although nobody has pressed the button. */
    void pressFilter() {
        filter.setSelection(true);
    }

    private static ToolItem item(
            ToolBar bar, int style, String icon, String help, Runnable action) {
        ToolItem item = new ToolItem(bar, style);
        item.setImage(Icons.image(icon));
        item.setToolTipText(help);
        item.addListener(SWT.Selection, e -> action.run());
        return item;
    }

    private void key(Event event) {
        if (completion.isOpen() || !event.doit) {
            return;
        }
        if (event.keyCode == SWT.ESC) {
            search.setText("");
            view.setFocus();
        } else if (event.keyCode == SWT.F3) {
            view.find(search.getText(), (event.stateMask & SWT.SHIFT) == 0);
        }
    }

    String searchText() {
        return search.getText();
    }

    /** Selects what is wrong in the search field, from a column (from 1) to the end. */
    void markSearch(int column) {
        int length = search.getCharCount();
        search.setSelection(Math.min(Math.max(0, column - 1), Math.max(0, length - 1)), length);
    }

    void focusSearch() {
        search.setFocus();
        search.selectAll();
    }

    /** Shows a text beside the search field. */
    void say(String text, boolean problem) {
        message.setText(text.replace("&", "&&"));
        message.setToolTipText(text.replace("&", "&&"));
        message.setForeground(problem ? Shades.of(this).lost() : null);
        arrange();
    }

    /** Leaves the number of events out where the message needs its place. */
    private void arrange() {
        showStatus(true);
        if (!message.getText().isEmpty()
                && message.getSize().x < message.computeSize(SWT.DEFAULT, SWT.DEFAULT).x) {
            showStatus(false);
        }
    }

    private void showStatus(boolean shown) {
        status.setVisible(shown);
        if (status.getLayoutData() instanceof GridData data) {
            data.exclude = !shown;
        }
        layout();
    }

    /** Shows the number of events. */
    void show(EventTableModel.State state, boolean open) {
        String text;
        if (!open) {
            text = Messages.Events_NoTrace;
        } else if (!state.filtered()) {
            text = Texts.events(state.total());
        } else {
            text =
                    Texts.bind(
                            Messages.Filter_Status,
                            Texts.number(state.shown()),
                            Texts.events(state.total()));
            if (state.filtering()) {
                text += " — " + state.looked() * 100 / Math.max(1, state.total()) + " %";
            } else if (!state.problem().isEmpty()) {
                text += " — " + Messages.Filter_Incomplete;
            }
        }
        if (!text.equals(status.getText())) {
            status.setText(text);
            arrange();
        }
    }
}
