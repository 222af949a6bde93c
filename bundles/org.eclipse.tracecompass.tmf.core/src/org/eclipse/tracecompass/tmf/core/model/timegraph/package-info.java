/**
 * Time graphs: rows of states, arrows between them, and the data providers that compute them. The
 * bundle tmf.rows.core has what turns any number of intervals into such rows.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.model.timegraph;

import org.eclipse.jdt.annotation.NonNullByDefault;
