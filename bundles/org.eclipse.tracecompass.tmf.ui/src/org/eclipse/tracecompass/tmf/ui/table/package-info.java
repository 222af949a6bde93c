/** Views of tables of any length, of which a part is read at a time. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.ui.table;

import org.eclipse.jdt.annotation.NonNullByDefault;
