/**
 * The base of viewers: parts of views that receive signals. What is not marked nullable as a
 * parameter must not be null.
 */
@NonNullByDefault({DefaultLocation.PARAMETER, DefaultLocation.FIELD})
package org.eclipse.tracecompass.tmf.ui.viewers;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
