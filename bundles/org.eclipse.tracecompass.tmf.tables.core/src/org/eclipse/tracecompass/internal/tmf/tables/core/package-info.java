/** Where the rows of the tables come from. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.tables.core;

import org.eclipse.jdt.annotation.NonNullByDefault;
