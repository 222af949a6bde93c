/** Tables of any length, of which a part is asked for at a time. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.model.table;

import org.eclipse.jdt.annotation.NonNullByDefault;
