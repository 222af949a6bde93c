package org.eclipse.tracecompass.internal.tmf.remote.ui;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.IMessageProvider;
import org.eclipse.jface.dialogs.ProgressIndicator;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.tracecompass.tmf.remote.core.RemoteServer;
import org.eclipse.tracecompass.tmf.remote.core.ServerAddress;
import org.eclipse.tracecompass.tmf.remote.core.answer.RemoteException;
import org.eclipse.tracecompass.tmf.ui.jobs.Background;

/** Asks for a server and for what to open of it. */
final class OpenRemoteDialog extends TitleAreaDialog {

    private static final int LIST_HEIGHT = 180;
    private static final int NAME_WIDTH = 220;
    private static final int DETAIL_WIDTH = 320;

    private @Nullable Fields fields;
    private @Nullable Job connecting;
    private @Nullable Offer offer;

    /** What the user fills in. */
    private record Fields(
            Combo address,
            TokenField token,
            Button remember,
            Button connect,
            ProgressIndicator progress,
            Table list) {}

    OpenRemoteDialog(@Nullable Shell parent) {
        super(parent);
        setHelpAvailable(false);
    }

    @Override
    protected boolean isResizable() {
        return true;
    }

    @NonNullByDefault({})
    @Override
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText(Messages.Dialog_Title);
    }

    @NonNullByDefault({})
    @Override
    protected Control createDialogArea(Composite parent) {
        Composite area = (Composite) super.createDialogArea(parent);
        setTitle(Messages.Dialog_Title);
        setMessage(Messages.Dialog_Message);
        Composite content = new Composite(area, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(content);
        GridLayoutFactory.swtDefaults().numColumns(3).applyTo(content);
        label(content, Messages.Dialog_Address);
        Combo address = new Combo(content, SWT.DROP_DOWN);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(address);
        RemoteMemory.addresses().forEach(address::add);
        if (address.getItemCount() > 0) {
            address.select(0);
        }
        Button connect = new Button(content, SWT.PUSH);
        connect.setText(Messages.Dialog_Connect);
        GridDataFactory.fillDefaults().applyTo(connect);
        label(content, Messages.Dialog_Token);
        TokenField token = new TokenField(content, address);
        token.control().setMessage(Messages.Dialog_TokenHint);
        GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(token.control());
        new Label(content, SWT.NONE);
        Button remember = new Button(content, SWT.CHECK);
        remember.setText(Messages.Dialog_Remember);
        remember.setToolTipText(Messages.Dialog_RememberHelp);
        remember.setSelection(true);
        GridDataFactory.fillDefaults().span(2, 1).applyTo(remember);
        ProgressIndicator progress = new ProgressIndicator(content);
        GridDataFactory.fillDefaults().grab(true, false).span(3, 1).applyTo(progress);
        Table list = list(content);
        fields = new Fields(address, token, remember, connect, progress, list);
        connect.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> toggle()));
        address.addSelectionListener(SelectionListener.widgetDefaultSelectedAdapter(e -> toggle()));
        token.control()
                .addSelectionListener(
                        SelectionListener.widgetDefaultSelectedAdapter(e -> toggle()));
        content.addDisposeListener(e -> stop());
        return area;
    }

    private static void label(Composite parent, String text) {
        new Label(parent, SWT.NONE).setText(text);
    }

    private Table list(Composite parent) {
        Table list = new Table(parent, SWT.BORDER | SWT.MULTI | SWT.FULL_SELECTION);
        list.setHeaderVisible(true);
        GridDataFactory.fillDefaults()
                .grab(true, true)
                .span(3, 1)
                .hint(SWT.DEFAULT, LIST_HEIGHT)
                .applyTo(list);
        column(list, Messages.Dialog_Name, NAME_WIDTH);
        column(list, Messages.Dialog_Detail, DETAIL_WIDTH);
        list.addSelectionListener(
                SelectionListener.widgetSelectedAdapter(e -> enableOpen(selected(list))));
        list.addSelectionListener(SelectionListener.widgetDefaultSelectedAdapter(e -> okPressed()));
        return list;
    }

    private static void column(Table list, String name, int width) {
        TableColumn column = new TableColumn(list, SWT.NONE);
        column.setText(name);
        column.setWidth(width);
    }

    private static boolean selected(Table list) {
        return list.getSelectionCount() > 0;
    }

    @NonNullByDefault({})
    @Override
    protected void createButtonsForButtonBar(Composite parent) {
        createButton(parent, IDialogConstants.OK_ID, Messages.Dialog_Open, false);
        createButton(parent, IDialogConstants.CANCEL_ID, IDialogConstants.CANCEL_LABEL, false);
        enableOpen(false);
    }

    private void enableOpen(boolean enabled) {
        Button open = getButton(IDialogConstants.OK_ID);
        if (open != null) {
            open.setEnabled(enabled);
        }
    }

    private void toggle() {
        if (connecting != null) {
            stop();
        } else {
            connect();
        }
    }

    private void stop() {
        Job running = connecting;
        if (running != null) {
            running.cancel();
        }
    }

    private void connect() {
        Fields shown = fields;
        if (shown == null) {
            return;
        }
        ServerAddress address;
        try {
            address = ServerAddress.parse(shown.address.getText());
        } catch (IllegalArgumentException e) {
            setErrorMessage(e.getMessage());
            return;
        }
        String inAddress = address.token();
        if (inAddress != null) {
            // A token in a field that is stored and shown would be no secret.
            shown.token.set(inAddress);
        }
        shown.address.setText(address.toString());
        String entered = shown.token.tokenFor(address);
        String known = RemoteMemory.tokens().tokenOf(address);
        if (entered.isEmpty() && known != null) {
            shown.token.set(known);
        }
        String token = entered.isEmpty() && known != null ? known : entered;
        RemoteServer server = new RemoteServer(address, token);
        setErrorMessage(null);
        String text = NLS.bind(Messages.Dialog_Connecting, address.name());
        setMessage(text);
        offer = null;
        shown.list.removeAll();
        enableOpen(false);
        shown.connect.setText(Messages.Dialog_Stop);
        shown.progress.beginAnimatedTask();
        connecting = Background.run(text, monitor -> ask(server, token, monitor));
    }

    private void ask(RemoteServer server, String token, IProgressMonitor monitor) {
        Runnable end = () -> ended(Messages.Dialog_Message, null);
        try {
            Offer made = Offer.of(server, monitor);
            end = () -> show(made, token);
        } catch (OperationCanceledException e) {
            // The user knows.
        } catch (RemoteException e) {
            end = () -> ended(Messages.Dialog_Message, e.sentence());
        } finally {
            // also after an error of our own, which the job tells
            onUi(end);
        }
    }

    private void onUi(Runnable action) {
        Shell shell = getShell();
        if (shell != null && !shell.isDisposed()) {
            shell.getDisplay()
                    .asyncExec(
                            () -> {
                                if (!shell.isDisposed()) {
                                    action.run();
                                }
                            });
        }
    }

    private void ended(String message, @Nullable String error) {
        Fields shown = fields;
        connecting = null;
        if (shown != null) {
            shown.connect.setText(Messages.Dialog_Connect);
            shown.progress.done();
        }
        setMessage(message);
        setErrorMessage(error);
    }

    private void show(Offer made, String token) {
        Fields shown = fields;
        if (shown == null) {
            return;
        }
        ServerAddress address = made.server().address();
        RemoteMemory.used(address.toString());
        boolean remembers = shown.remember.getSelection() && !token.isEmpty();
        RemoteMemory.tokens().put(address, remembers ? token : null);
        offer = made;
        ended(
                NLS.bind(
                        made.items().isEmpty()
                                ? Messages.Dialog_Nothing
                                : Messages.Dialog_Connected,
                        made.product(),
                        address.name()),
                null);
        if (address.isReadableOnTheWay()) {
            setMessage(Messages.Dialog_Readable, IMessageProvider.WARNING);
        }
        for (Offer.Item item : made.items()) {
            new TableItem(shown.list, SWT.NONE).setText(new String[] {item.name(), item.detail()});
        }
        if (!made.items().isEmpty()) {
            shown.list.select(0);
            shown.list.setFocus();
            enableOpen(true);
        }
    }

    @Override
    protected void okPressed() {
        Fields shown = fields;
        Offer made = offer;
        if (shown == null || made == null || !selected(shown.list)) {
            return;
        }
        for (int index : shown.list.getSelectionIndices()) {
            Offer.Item item = made.items().get(index);
            RemoteOpening.open(
                    made.server(),
                    item.name() + " @ " + made.server().address().name(),
                    item.choice());
        }
        super.okPressed();
    }
}
