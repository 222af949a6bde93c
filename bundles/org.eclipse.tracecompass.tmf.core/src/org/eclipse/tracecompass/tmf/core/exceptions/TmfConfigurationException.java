package org.eclipse.tracecompass.tmf.core.exceptions;

import org.eclipse.jdt.annotation.Nullable;

/** A configuration of a data provider or analysis is not acceptable. */
public class TmfConfigurationException extends Exception {

    private static final long serialVersionUID = 1L;

    /**
     * With a message.
     *
     * @param errMsg what failed, where, and what to do
     */
    public TmfConfigurationException(String errMsg) {
        super(errMsg);
    }

    /**
     * With a cause.
     *
     * @param errMsg what failed, where, and what to do
     * @param cause what made it fail
     */
    public TmfConfigurationException(String errMsg, @Nullable Throwable cause) {
        super(errMsg, cause);
    }
}
