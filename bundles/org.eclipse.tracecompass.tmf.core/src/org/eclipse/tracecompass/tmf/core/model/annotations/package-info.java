/** Marks on a picture: instants or ranges with a label, over the whole chart or at an entry. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.model.annotations;

import org.eclipse.jdt.annotation.NonNullByDefault;
