package org.eclipse.tracecompass.internal.tmf.ui.traces;

import org.eclipse.core.commands.common.CommandException;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.open.DemoTraces;
import org.eclipse.ui.IWorkbenchPartSite;
import org.eclipse.ui.handlers.IHandlerService;

/** The page of the Traces view while no trace is open: how to open one. */
final class EmptyTraces {

    private static final String PREFIX = "org.eclipse.tracecompass.tmf.ui.command.";

    private EmptyTraces() {}

    static Composite create(Composite parent, IWorkbenchPartSite site) {
        Composite area = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().margins(14, 14).spacing(0, 8).applyTo(area);
        Label title = new Label(area, SWT.WRAP);
        title.setText(Messages.Empty_Title);
        fill(title);
        Label text = new Label(area, SWT.WRAP);
        text.setText(Messages.Empty_Text);
        fill(text);
        link(area, Messages.Empty_OpenFolder, PREFIX + "openFolder", site);
        link(area, Messages.Empty_OpenTrace, PREFIX + "openTrace", site);
        if (DemoTraces.present()) {
            link(area, Messages.Empty_OpenDemo, PREFIX + "openDemo", site);
        }
        return area;
    }

    private static void fill(Control control) {
        GridDataFactory.fillDefaults().grab(true, false).hint(120, SWT.DEFAULT).applyTo(control);
    }

    private static void link(
            Composite parent, String text, String command, IWorkbenchPartSite site) {
        Link link = new Link(parent, SWT.NONE);
        link.setText("<a>" + text + "</a>");
        link.setData("command", command);
        link.addListener(SWT.Selection, e -> execute(command, site));
    }

    private static void execute(String command, IWorkbenchPartSite site) {
        IHandlerService handlers = site.getService(IHandlerService.class);
        if (handlers == null) {
            return;
        }
        try {
            handlers.executeCommand(command, null);
        } catch (CommandException e) {
            System.getLogger(EmptyTraces.class.getName())
                    .log(System.Logger.Level.ERROR, "The command " + command + " failed", e);
        }
    }
}
