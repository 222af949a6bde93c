/** Filters as expressions in one line, as one types them into a search row. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.filter.parser;

import org.eclipse.jdt.annotation.NonNullByDefault;
