package org.eclipse.tracecompass.tmf.ui.foreign;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.ui.viewers.events.TmfEventsTable;

/** The table of events that a plug-in has for its trace type. */
public class DeskTable extends TmfEventsTable {

    /** Creates the table with the columns of the trace. */
    public DeskTable(Composite parent, int cacheSize, Iterable<ITmfEventAspect<?>> aspects) {
        super(parent, cacheSize, aspects);
    }

    @Override
    public String[] getItemStrings(ITmfEvent event) {
        String[] texts = super.getItemStrings(event);
        if (texts.length > 0) {
            texts[0] = "desk " + texts[0];
        }
        return texts;
    }

    @Override
    protected void appendToTablePopupMenu(MenuManager menu, TableItem item) {
        menu.add(new Action("Of the desk") {});
    }
}
