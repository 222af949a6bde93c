/**
 * Signals: how components tell each other what happened without knowing each other. A listener is
 * any object with public methods annotated TmfSignalHandler.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.signal;

import org.eclipse.jdt.annotation.NonNullByDefault;
