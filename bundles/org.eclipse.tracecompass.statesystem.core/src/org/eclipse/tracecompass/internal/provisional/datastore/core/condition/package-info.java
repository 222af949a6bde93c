/** Conditions on attributes and times, as the two-dimensional queries of a backend take them. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.provisional.datastore.core.condition;

import org.eclipse.jdt.annotation.NonNullByDefault;
