/** Filters as XML documents. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.filter.xml;

import org.eclipse.jdt.annotation.NonNullByDefault;
