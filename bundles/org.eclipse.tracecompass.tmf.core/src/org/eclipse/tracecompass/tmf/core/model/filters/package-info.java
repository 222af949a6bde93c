/** Requests as objects: times, selected entries and what else a data provider may be asked for. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.model.filters;

import org.eclipse.jdt.annotation.NonNullByDefault;
