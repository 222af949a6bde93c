package org.eclipse.tracecompass.internal.tmf.remote.ui;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.eclipse.tracecompass.tmf.remote.core.ServerAddress;

/**
 * The field for the token of the server in another field. A token is a secret of one server: the
 * field becomes empty when the address leads to another one. On the UI thread.
 */
final class TokenField {

    private final Combo address;
    private final Text text;

    /** Whose token the field has; null as long as the address that it was typed for is none. */
    private @Nullable ServerAddress owner;

    TokenField(Composite parent, Combo address) {
        this.address = address;
        text = new Text(parent, SWT.BORDER | SWT.PASSWORD);
        text.addModifyListener(e -> owner = parsed());
        address.addModifyListener(e -> ownerIsStill(parsed()));
    }

    private @Nullable ServerAddress parsed() {
        try {
            return ServerAddress.parse(address.getText());
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    /** What is no address yet leads nowhere: the field stays as it is. */
    private void ownerIsStill(@Nullable ServerAddress server) {
        ServerAddress former = owner;
        if (former != null && server != null && !former.equals(server)) {
            text.setText("");
        }
    }

    /** Returns the control. */
    Text control() {
        return text;
    }

    /** Puts the token of the server into the field. */
    void set(String token) {
        text.setText(token);
    }

    /**
     * Returns the token for a server, which it belongs to from now on.
     *
     * @return the token; empty if the field has none, or that of another server
     */
    String tokenFor(ServerAddress server) {
        ownerIsStill(server);
        owner = server;
        return text.getText().strip();
    }
}
