/** What filters compare events by. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.core.filter;

import org.eclipse.jdt.annotation.NonNullByDefault;
